import type { Dexie } from 'dexie';
import type { Actor, Application } from '../../applications/Application';
import { fromRow, tablesOf, worklistKeys } from '../../applications/device/applicationRow';
import { readInOrder } from '../../applications/device/rowsInOrder';
import type { DeviceContext } from '../../device/DeviceFeature';
import { addLogEntry, logTableOf } from '../../log/device/addLogEntry';
import { assignmentEntryId, entryToken } from '../../log/entryIds';
import { asMember } from '../../people/device/asMember';
import { tablesOf as peopleTablesOf } from '../../people/device/peopleTables';
import { RecordNotFoundError } from '../../store/errors';
import type { ApplicationId, IsoTime, UserId } from '../../store/kinds';
import { assignTo, isColleague, unlessGone } from '../assignTo';
import type { Desk } from '../desks';
import type { Assignment } from '../Worklist';
import { noteTableOf } from './noteTable';
import { planWorklist } from './planWorklist';

type Context = Pick<DeviceContext, 'db' | 'now'>;

/** See `WorklistRecords.assign`. */
export function assignOnDevice(
  context: Context,
  id: ApplicationId,
  assignment: Assignment,
): Promise<Application> {
  return writing(context, assignment.by, (at, by) =>
    assign(context.db, id, { ...assignment, by }, at),
  );
}

/** Rows that are read at once, to find one that is not the clerk's own application. */
const batch = 20;

/** See `WorklistRecords.takeNext`. */
export function takeNextOnDevice(
  context: Context,
  clerk: Actor,
  service?: string,
): Promise<Application | undefined> {
  const { applications } = tablesOf(context.db);
  const query = {
    tab: 'to-do',
    uid: clerk.uid,
    unassigned: true,
    ...(service ? { service } : {}),
  } as const;
  return writing(context, clerk, async (at, by) => {
    for (let page = 1; ; page += 1) {
      const found = await readInOrder(applications, planWorklist(query), { page, pageSize: batch });
      const next = found.rows.find(({ applicant }) => applicant.uid !== by.uid);
      if (next) return assign(context.db, next.id, { to: by, by }, at);
      if (page * batch >= found.total) return undefined;
    }
  });
}

const undecided: readonly Desk[] = ['to-do', 'with-citizen', 'recommended'];

/** See `WorklistRecords.releaseAll`. */
export function releaseAllOnDevice(
  context: Context,
  uids: readonly UserId[],
  admin: Actor,
): Promise<void> {
  const { applications } = tablesOf(context.db);
  const held = uids.flatMap((uid) => undecided.map((desk) => ({ uid, desk })));
  return writing(context, admin, async (at, by) => {
    for (const { uid, desk } of held) {
      const ids = await applications
        .where('[keys.assignee+keys.desk+submittedAt]')
        .between([uid, desk, ''], [uid, desk, '\uffff'])
        .primaryKeys();
      for (const id of ids) {
        await unlessGone(() => assign(context.db, id, { to: undefined, by }, at));
      }
    }
  });
}

/** Runs an assignment in a transaction: it changes the application, its note and the log, and reads the members. */
async function writing<T>(
  { db, now }: Context,
  person: Actor,
  act: (at: IsoTime, by: Actor) => Promise<T>,
): Promise<T> {
  const by = await asMember(db, person);
  const { applications } = tablesOf(db);
  const { members } = peopleTablesOf(db);
  const tables = [applications, members, logTableOf(db), noteTableOf(db)];
  return db.transaction('rw', tables, async () => act(now().toISOString(), by));
}

async function assign(
  db: Dexie,
  id: ApplicationId,
  { to, note, by }: Assignment,
  at: IsoTime,
): Promise<Application> {
  const { applications } = tablesOf(db);
  const { members } = peopleTablesOf(db);
  const row = await applications.get(id);
  const before = row && fromRow(row);
  if (!before) throw new RecordNotFoundError('application', id);
  const recipient = to && (await members.get(to.uid));
  const holder = before.assignee && (await members.get(before.assignee.uid));
  // On this device whoever signs in works here, unless an admin has changed that since.
  const leavers = [recipient, holder].filter((member) => member && !isColleague(member));
  const { application, entry } = assignTo(
    before,
    {
      to: to && { uid: to.uid, name: recipient?.name ?? to.name },
      by,
      ...(note ? { note } : {}),
    },
    { at, worksHere: (uid) => !leavers.some((member) => member?.uid === uid) },
  );
  if (!entry) return before;
  const { assignee } = application;
  await applications.put({
    ...row,
    assignee,
    keys: { ...row.keys, ...worklistKeys(application) },
  });
  if (assignee?.hasNote && note) await noteTableOf(db).put({ id, text: note });
  else await noteTableOf(db).delete(id);
  await addLogEntry(db, { ...entry, id: assignmentEntryId(id, entryToken()), at });
  return application;
}
