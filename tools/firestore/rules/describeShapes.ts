import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { step } from './move';
import { owner, people, type PersonName } from './people';
import * as records from './records';
import type { Data, Database, Records } from './database';
import type { RulesCouncil } from './rulesCouncil';
import { variants } from './variants';
import { write } from './write';

interface Shape {
  by: PersonName;
  record: Data;
  write: (database: Database, record: Data) => Promise<void>;
  before?: Records;
  /** The field of what need not be right yet. */
  unfinished?: string;
}

const { uid, email } = owner;
const yearly = `${records.year}-${records.digits}`;

const at =
  (path: string, beside: Records = {}): Shape['write'] =>
  (database, record) =>
    write(database, { ...beside, [path]: record });

const updating =
  (path: string): Shape['write'] =>
  (database, record) =>
    database.doc(path).update(record);

const submission = records.submission();
const positionSubmission = records.positionSubmission();
const taskWithDraft = records.taskWithDraft();

const shapes: Record<string, Shape> = {
  'a member': { by: 'owner', record: records.member(), write: at(`members/${uid}`) },
  'an invitation': {
    by: 'admin',
    record: records.invitation(people.admin),
    write: at(`invitations/${email}`),
  },
  'a request': {
    by: 'owner',
    record: records.accessRequest(),
    write: at(`accessRequests/${uid}`),
  },
  'a decision of a request': {
    by: 'admin',
    record: { decision: records.decision(people.admin, false) },
    write: updating(`accessRequests/${uid}`),
    before: { [`accessRequests/${uid}`]: records.accessRequest() },
  },
  'a session': { by: 'owner', record: records.session(), write: at(`sessions/${uid}`) },
  'an application': {
    by: 'owner',
    record: records.application(),
    write: at('applications/a1', submission),
  },
  'a number': {
    by: 'owner',
    record: records.number(),
    write: at(`applicationNumbers/${yearly}`, submission),
  },
  'a move': {
    by: 'admin',
    record: step(people.admin, 'admin', 'pending', 'approved'),
    write: updating('applications/a1'),
    before: { 'applications/a1': records.application() },
  },
  'a chunk': {
    by: 'owner',
    record: records.chunk(),
    write: at(`applications/a1/chunks/${uid}-1-0`),
    before: { 'uploads/a1': records.upload() },
  },
  'a use': {
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
  'the number of one': {
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
  'a service': { by: 'admin', record: records.serviceOfBefore(), write: at('services/s1') },
  'a version of a service': {
    by: 'admin',
    record: records.serviceVersion(),
    write: at('services/s1/versions/1', records.publication()),
    before: { 'services/s1': records.service() },
  },
  'the draft of a service': {
    by: 'admin',
    record: records.serviceDraft(),
    write: at('serviceDrafts/s1'),
    unfinished: 'definition',
    before: { 'services/s1': records.service() },
  },
  'the settings': { by: 'admin', record: records.settings(), write: at('settings/council') },
  'a task': { by: 'staff', record: records.task(), write: at('tasks/TASK-001', taskWithDraft) },
  'the note of its draft': {
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

/** Field sets and types of everything that can be written. */
export function describeShapes({ as, enter }: RulesCouncil): void {
  describe.each(Object.entries(shapes))(
    '%s',
    (_, { by, record, write: put, before, unfinished }) => {
      beforeEach(() => (before ? enter(before) : undefined));

      it('is accepted when it is right', async () => {
        await assertSucceeds(put(as(by), record));
      });

      const wrongs = variants(record).filter(([what]) => !what.includes(`${unfinished}.`));
      it.each(wrongs)('is refused %s', async (_what, wrong) => {
        await assertFails(put(as(by), wrong));
      });
    },
  );
}
