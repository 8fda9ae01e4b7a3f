import * as certified from './certified';
import { entry, memberEntry, removalEntry, requestEntry, token, withEntries } from './entries';
import { move, moveTracked } from './move';
import * as paid from './paid';
import { owner, people, type Person } from './people';
import * as records from './records';
import type { Data, Database, Records } from './database';
import { remove, update, write } from './write';

/** A record of the owner that every person tries to read and to write. */
export interface Subject {
  path: string;
  stored: Data;
  /** Other records that exist before. */
  beside?: Records;
  list?: (database: Database) => Promise<unknown>;
  /** Creates the record as an allowed person would; `stored` does not exist then. */
  create?: (database: Database, by: Person) => Promise<unknown>;
  update?: (database: Database, by: Person) => Promise<unknown>;
  remove?: (database: Database, by: Person) => Promise<unknown>;
}

const { uid } = owner;
const yearly = `${records.year}-${records.digits}`;
const returned = records.application({ status: 'returned' });

const creating =
  (path: string, data: (by: Person) => Data): NonNullable<Subject['create']> =>
  (database, by) =>
    database.doc(path).set(data(by));

const listing =
  (collection: string, field: string): NonNullable<Subject['list']> =>
  (database) =>
    database.collection(collection).where(field, '==', uid).limit(10).get({ source: 'server' });

const secondChunk = () => records.chunk({ document: '2', round: 'second' });

/** By the name of the collection. */
export const subjects = {
  members: {
    path: `members/${uid}`,
    stored: records.member(),
    create: creating(`members/${uid}`, () => records.member()),
    update(database, by) {
      const path = `members/${uid}`;
      if (by.uid === uid) return update(database, path, { name: 'Asha', renamedAt: records.now() });
      const changed = { role: 'staff', changedAt: records.now(), changedBy: by.uid, logged: token };
      return update(database, path, changed, memberEntry(by, owner, 'changed', 'staff'));
    },
  },
  invitations: {
    path: `invitations/${owner.email}`,
    stored: records.invitation(people.admin),
    create: (database, by) =>
      write(
        database,
        withEntries({ [`invitations/${owner.email}`]: records.invitation(by) }, {}, by),
      ),
    remove(database, by) {
      const path = `invitations/${owner.email}`;
      // A person who accepts an invitation writes no log entry.
      return remove(database, path, by.role ? removalEntry(path, 'Asha', 'before') : {});
    },
  },
  accessRequests: {
    path: `accessRequests/${uid}`,
    stored: records.accessRequest({ requestedAt: records.longAgo }),
    create: creating(`accessRequests/${uid}`, () => records.accessRequest()),
    update(database, by) {
      const path = `accessRequests/${uid}`;
      if (by.uid === uid) return update(database, path, records.accessRequest());
      const decision = records.decision(by, false);
      return update(database, path, { decision }, requestEntry(by, owner, false));
    },
  },
  usage: {
    path: `usage/${uid}`,
    stored: records.usage('applications', 'a0', { since: records.longAgo, at: records.longAgo }),
    create: (database) => write(database, records.submission()),
    update: (database) =>
      write(database, {
        ...records.submission(),
        [`usage/${uid}`]: records.usage('applications', 'a1', {
          open: { applications: ['a0', 'a1'], appointments: [] },
        }),
      }),
  },
  'counts of a day': {
    path: `usage/${uid}/today/searches`,
    stored: { at: records.longAgo, count: 20, record: 'passport' },
    create: (database) => write(database, records.countedToday('searches', 'passport')),
    update: (database) => write(database, records.countedToday('searches', 'passport')),
  },
  uploads: {
    path: 'uploads/a1',
    stored: records.upload(),
    create: (database) => write(database, records.announcement()),
    update: (database) => write(database, records.announcement({ round: 'second' })),
  },
  sessions: {
    path: `sessions/${uid}`,
    stored: records.session({ seenAt: records.longAgo }),
    beside: { [`members/${uid}`]: records.member() },
    create: creating(`sessions/${uid}`, () => records.session()),
    update: creating(`sessions/${uid}`, () => records.session()),
  },
  applications: {
    path: 'applications/a1',
    stored: returned,
    list: listing('applications', 'applicant.uid'),
    create: (database) => write(database, records.submission()),
    update: (database, by) => {
      if (by.role === 'admin') return move(database, by, 'admin', 'returned', 'approved');
      if (by.role === 'staff') return move(database, by, 'staff', 'returned', 'returned');
      return move(database, by, 'user', 'returned', 'pending');
    },
  },
  applicationNumbers: {
    path: `applicationNumbers/${yearly}`,
    stored: records.number(),
    create: (database) => write(database, records.submission()),
  },
  tracking: {
    path: `tracking/${records.trackingNumber}`,
    stored: records.tracking(returned),
    beside: { 'applications/a1': { ...returned, trackingNumber: records.trackingNumber } },
    create(database) {
      const number = `${records.year}-000000000002`;
      const other = { id: 'a2', number: '000000000102V' };
      return write(database, {
        ...records.sent({ number: `#PAN-${number}`, keys: records.keysOf(number) }, owner, other),
        [`applicationNumbers/${number}`]: records.number('a2'),
        ...records.counted('applications', 'a2'),
      });
    },
    update(database, by) {
      if (by.role === 'admin') return moveTracked(database, by, 'admin', 'returned', 'approved');
      if (by.role === 'staff') return moveTracked(database, by, 'staff', 'returned', 'returned');
      return moveTracked(database, by, 'user', 'returned', 'pending');
    },
  },
  'chunks of applications': {
    path: `applications/a1/chunks/${uid}-2-0`,
    stored: records.chunk({ document: '2' }),
    beside: {
      'applications/a1': returned,
      'uploads/a1': records.upload({ first: 2, round: 'second' }),
    },
    list: listing('applications/a1/chunks', 'owner'),
    create: creating(`applications/a1/chunks/${uid}-2-0`, secondChunk),
    update: creating(`applications/a1/chunks/${uid}-2-0`, secondChunk),
  },
  certificates: {
    path: `certificates/${certified.number}`,
    stored: certified.record(),
    beside: { ...certified.approved(), ...certified.key() },
    create: (database, by) => certified.issue(database, {}, by),
    update: (database, by) => certified.revoke(database, {}, by),
  },
  'texts of certificates': {
    path: `certificates/${certified.number}/texts/${certified.secondDigest}`,
    stored: certified.secondText(),
    beside: { ...certified.approved(), ...certified.key() },
    create: (database, by) => certified.issueWithSecond(database, {}, by),
  },
  'certificates of applications': {
    path: `applications/a1/certificates/${certified.number}`,
    stored: certified.certificate(),
    beside: { ...certified.approved(), ...certified.key() },
    create: (database, by) => certified.issue(database, {}, by),
  },
  keys: {
    path: `keys/${certified.kid}`,
    stored: certified.publicKey(),
    beside: { [`keyHolders/${certified.kid}`]: certified.holder() },
    create: (database, by) => write(database, withEntries(certified.key(by, 'z'), {}, by)),
    update: (database, by) => certified.revokeKey(database, {}, by),
  },
  log: {
    path: 'log/export-x-first',
    stored: entry(people.admin, 'export', 'reports', { at: records.longAgo }),
    create(database, by) {
      const id = `export-${by.uid}-${token}`;
      const made = { [`log/${id}`]: entry(by, 'export', 'reports') };
      return write(database, { ...made, ...records.countedToday('export', id, by) });
    },
  },
  keyHolders: {
    path: `keyHolders/${certified.kid}`,
    stored: certified.holder(),
    beside: { [`keys/${certified.kid}`]: certified.publicKey() },
    create: (database, by) => write(database, withEntries(certified.key(by, 'z'), {}, by)),
    update: (database, by) => certified.revokeKey(database, {}, by),
  },
  payments: {
    path: `payments/${paid.nextReceipt}`,
    stored: paid.payment(),
    beside: paid.paidBefore(),
    list: (database) =>
      database
        .collection('payments')
        .where('day', '==', paid.today())
        .limit(10)
        .get({ source: 'server' }),
    create: (database, by) => paid.take(database, {}, by),
    update: (database, by) => paid.cancel(database, {}, by),
  },
  receiptCounters: {
    path: `receiptCounters/${paid.year}`,
    stored: { last: 1, at: records.longAgo },
    beside: {
      ...paid.feeOf(50),
      'applications/a1': records.application({ form: records.filledForm() }),
    },
    create: (database, by) =>
      paid.take(database, { receipt: paid.receipt, counter: { last: 1 } }, by),
    update: (database, by) => paid.take(database, {}, by),
  },
  positionApplications: {
    path: 'positionApplications/p1',
    stored: records.positionApplication(),
    list: listing('positionApplications', 'owner'),
    create: (database) => write(database, records.positionSubmission()),
  },
  positionNumbers: {
    path: `positionNumbers/${yearly}`,
    stored: records.number('p1'),
    create: (database) => write(database, records.positionSubmission()),
  },
  'chunks of positionApplications': {
    path: `positionApplications/p1/chunks/${uid}-1-0`,
    stored: records.chunk(),
    beside: { 'uploads/p1': records.upload({ of: 'positionApplications', round: 'second' }) },
    list: listing('positionApplications/p1/chunks', 'owner'),
    create: creating(`positionApplications/p1/chunks/${uid}-1-0`, () =>
      records.chunk({ round: 'second' }),
    ),
    update: creating(`positionApplications/p1/chunks/${uid}-1-0`, () =>
      records.chunk({ round: 'second' }),
    ),
  },
  services: {
    path: 'services/s1',
    stored: records.service(),
    create: (database, by) =>
      write(database, withEntries({ 'services/s1': records.service() }, {}, by)),
    update(database, by) {
      const before = { 'services/s1': records.service() };
      const made = { 'services/s1': records.service({ fee: 20 }) };
      return write(database, withEntries(made, before, by));
    },
    remove: (database) =>
      remove(database, 'services/s1', removalEntry('services/s1', 'Birth Certificate', 'before')),
  },
  'versions of services': {
    path: 'services/s1/versions/1',
    stored: records.serviceVersion(),
    beside: { 'services/s1': records.service() },
    create: (database, by) =>
      write(database, withEntries(records.publication(), { 'services/s1': records.service() }, by)),
  },
  serviceDrafts: {
    path: 'serviceDrafts/s1',
    stored: records.serviceDraft(),
    beside: { 'services/s1': records.service() },
    create: creating('serviceDrafts/s1', () => records.serviceDraft()),
    update: creating('serviceDrafts/s1', () => records.serviceDraft({ revision: 2 })),
  },
  settings: {
    path: 'settings/council',
    stored: records.settings({ revision: 4 }),
    create: (database, by) =>
      write(database, withEntries({ 'settings/council': records.settings() }, {}, by)),
    update(database, by) {
      const made = { 'settings/council': records.settings({ revision: 5 }) };
      return write(database, withEntries(made, {}, by));
    },
  },
  'settings of the office': {
    path: 'settings/office',
    stored: records.office({ revision: 4 }),
    create: (database, by) =>
      write(database, withEntries({ 'settings/office': records.office() }, {}, by)),
    update: (database, by) =>
      write(database, withEntries({ 'settings/office': records.office({ revision: 5 }) }, {}, by)),
  },
  'prepared texts': {
    path: 'settings/texts',
    stored: records.preparedTexts({ revision: 4 }),
    create: (database, by) =>
      write(database, withEntries({ 'settings/texts': records.preparedTexts() }, {}, by)),
    update(database, by) {
      const made = { 'settings/texts': records.preparedTexts({ revision: 5 }) };
      return write(database, withEntries(made, {}, by));
    },
  },
  tasks: {
    path: 'tasks/TASK-001',
    stored: records.task(),
    create: (database, by) => write(database, records.taskWithDraft({}, by)),
    update(database, by) {
      const count = records.countedToday('tasks', 'TASK-001', by);
      return update(database, 'tasks/TASK-001', { status: 'completed' }, count);
    },
  },
  taskDrafts: {
    path: 'taskDrafts/d1',
    stored: { task: 'TASK-001' },
    create: (database, by) => write(database, records.taskWithDraft({}, by)),
  },
  projects: { path: 'projects/r1', stored: { title: 'Road', stage: 'active' } },
  citizenTasks: {
    path: 'citizenTasks/t1',
    stored: records.citizenTask(),
    list: listing('citizenTasks', 'owner'),
    update: (database) => database.doc('citizenTasks/t1').update({ done: true, changes: 1 }),
  },
  messages: {
    path: 'messages/m1',
    stored: records.message(),
    list: listing('messages', 'owner'),
    update: (database) => database.doc('messages/m1').update({ readAt: records.now() }),
  },
  staffProfiles: { path: `staffProfiles/${uid}`, stored: { name: owner.name, salary: 30_000 } },
  payslips: { path: `payslips/${uid}/months/2026-10`, stored: { month: '2026-10' } },
  appointments: {
    path: `appointments/${uid}/booked/b1`,
    stored: records.appointment(),
    create: (database) => write(database, records.booking()),
  },
  'an unknown collection': { path: 'unknown/u1', stored: { owner: uid } },
} as const satisfies Record<string, Subject>;
