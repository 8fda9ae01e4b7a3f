import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { entry, requestEntry, stepEntry, token, withEntries } from './entries';
import { step } from './move';
import { owner, people, type PersonName } from './people';
import * as records from './records';
import type { Data, Database, Records } from './database';
import type { RulesCouncil } from './rulesCouncil';
import { variants } from './variants';
import { update, write } from './write';

interface Shape {
  by: PersonName;
  record: Data;
  write: (database: Database, record: Data) => Promise<void>;
  before?: Records;
  /** A field whose content the rules do not check, or not yet. */
  unchecked?: string;
}

const { uid, email } = owner;
const yearly = `${records.year}-${records.digits}`;

const at =
  (path: string, beside: Records = {}): Shape['write'] =>
  (database, record) =>
    write(database, { ...beside, [path]: record });

const updating =
  (path: string, beside: Records): Shape['write'] =>
  (database, record) =>
    update(database, path, record, beside);

/** Writes the record together with the log entry of the valid record. */
const logged = (path: string, record: Data): Shape['write'] =>
  at(path, withEntries({ [path]: record }));

const approval = stepEntry({
  by: people.admin,
  role: 'admin',
  from: 'pending',
  to: 'approved',
});
const submission = records.submission();
const positionSubmission = records.positionSubmission();
const taskWithDraft = records.taskWithDraft();

const shapes: Record<string, Shape> = {
  'a member': { by: 'owner', record: records.member(), write: at(`members/${uid}`) },
  'an invitation': {
    by: 'admin',
    record: records.invitation(people.admin, { logged: token }),
    write: logged(`invitations/${email}`, records.invitation(people.admin)),
  },
  'a request': {
    by: 'owner',
    record: records.accessRequest(),
    write: at(`accessRequests/${uid}`),
  },
  'a decision of a request': {
    by: 'admin',
    record: { decision: records.decision(people.admin, false) },
    write: updating(`accessRequests/${uid}`, requestEntry(people.admin, owner, false)),
    before: {
      [`accessRequests/${uid}`]: records.accessRequest({ requestedAt: records.longAgo }),
    },
  },
  'a session': {
    by: 'owner',
    record: records.session(),
    write: at(`sessions/${uid}`, { [`members/${uid}`]: records.member() }),
  },
  'an application': {
    by: 'owner',
    record: { ...submission['applications/a1'] },
    write: at('applications/a1', submission),
  },
  'the public record of an application': {
    by: 'owner',
    record: { ...submission[`tracking/${records.trackingNumber}`] },
    write: at(`tracking/${records.trackingNumber}`, submission),
  },
  'a number': {
    by: 'owner',
    record: records.number(),
    write: at(`applicationNumbers/${yearly}`, submission),
  },
  'a move': {
    by: 'admin',
    record: step(people.admin, 'admin', 'pending', 'approved'),
    write: updating('applications/a1', approval),
    before: { 'applications/a1': records.application() },
  },
  'a chunk': {
    by: 'owner',
    record: records.chunk(),
    write: at(`applications/a1/chunks/${uid}-1-0`),
    before: { 'uploads/a1': records.upload() },
  },
  'a usage record': {
    by: 'owner',
    record: records.usage('applications', 'a1'),
    write: at(`usage/${uid}`, submission),
  },
  'an announcement of documents': {
    by: 'owner',
    record: records.upload(),
    write: at('uploads/a1', records.announcement()),
  },
  'an application for a position': {
    by: 'owner',
    record: records.positionApplication(),
    write: at('positionApplications/p1', positionSubmission),
  },
  'the number of an application for a position': {
    by: 'owner',
    record: records.number('p1'),
    write: at(`positionNumbers/${yearly}`, positionSubmission),
  },
  'a chunk of its resume': {
    by: 'owner',
    record: records.chunk(),
    write: at(`positionApplications/p1/chunks/${uid}-1-0`),
    before: { 'uploads/p1': records.upload({ of: 'positionApplications' }) },
  },
  'a service': {
    by: 'admin',
    record: { ...records.serviceOfBefore(), logged: token },
    write: logged('services/s1', records.serviceOfBefore()),
  },
  'a version of a service': {
    by: 'admin',
    record: records.serviceVersion(),
    write: at(
      'services/s1/versions/1',
      withEntries(records.publication(), { 'services/s1': records.service() }),
    ),
    // There may be 60 questions: the rules check their texts, which stand apart, and the schema the rest.
    unchecked: 'questions[0]',
    before: { 'services/s1': records.service() },
  },
  'the draft of a service': {
    by: 'admin',
    record: records.serviceDraft(),
    write: at('serviceDrafts/s1'),
    unchecked: 'definition',
    before: { 'services/s1': records.service() },
  },
  'the settings': {
    by: 'admin',
    record: records.settings(),
    write: logged('settings/council', records.settings()),
  },
  'an entry of the log': {
    by: 'admin',
    record: entry(people.admin, 'export', 'reports'),
    write: at(
      `log/export-${people.admin.uid}-${token}`,
      records.countedToday('export', `export-${people.admin.uid}-${token}`, people.admin),
    ),
  },
  'a task': { by: 'staff', record: records.task(), write: at('tasks/TASK-001', taskWithDraft) },
  'the record of a task’s draft': {
    by: 'staff',
    record: { task: 'TASK-001' },
    write: at('taskDrafts/d1', taskWithDraft),
  },
  'an appointment': {
    by: 'owner',
    record: records.appointment(),
    write: at(`appointments/${uid}/booked/b1`, records.booking()),
  },
};

/** The fields and types of every record that can be written. */
export function describeShapes({ as, enter }: RulesCouncil): void {
  describe.each(Object.entries(shapes))(
    '%s',
    (_, { by, record, write: put, before, unchecked }) => {
      beforeEach(() => (before ? enter(before) : undefined));

      it('accepts the valid record', async () => {
        await assertSucceeds(put(as(by), record));
      });

      const wrongs = variants(record).filter(([what]) => !what.includes(`${unchecked}.`));
      it.each(wrongs)('refuses the record %s', async (_what, wrong) => {
        await assertFails(put(as(by), wrong));
      });
    },
  );
}
