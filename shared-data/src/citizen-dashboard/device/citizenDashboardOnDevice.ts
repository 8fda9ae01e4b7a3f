import type { Dexie } from 'dexie';
import { everyone, fromRow, tablesOf } from '../../applications/device/applicationRow';
import { findMine } from '../../applications/device/findApplications';
import { findAppointments } from '../../appointments/device/appointmentsOnDevice';
import type { DeviceFeature } from '../../device/DeviceFeature';
import { RecordNotFoundError } from '../../store/errors';
import { parseRecords } from '../../store/parseRecord';
import type { CitizenDashboardRecords, CitizenTask, Message, Project } from '../CitizenDashboard';
import { citizenTaskSchema, messageSchema, projectSchema } from '../citizenDashboardSchema';
import { activitiesOf, summariseForCitizen, type CitizenRecords } from '../summariseForCitizen';
import { isDecisionNew } from '../findCalls';
import { sampleCitizenTasks, sampleMessages, sampleProjects } from './sampleCitizenRecords';
import type { IsoTime, UserId } from '../../store/kinds';

/** What one person has done with a record that other people on this device may see too. */
interface ReadRow {
  uid: UserId;
  id: string;
  readAt: IsoTime;
}
interface DoneRow {
  uid: UserId;
  id: string;
  done: boolean;
}

export const citizenDashboardOnDevice: DeviceFeature<CitizenDashboardRecords> = {
  tables: {
    projects: 'id',
    citizenTasks: 'id, owner',
    messages: 'id, owner',
    messagesRead: '[uid+id], uid',
    citizenTasksDone: '[uid+id], uid',
  },
  async seed(db, now) {
    const forEveryone = <T>(record: T) => ({ ...record, owner: everyone });
    await db.table('projects').bulkAdd(sampleProjects(now));
    await db.table('citizenTasks').bulkAdd(sampleCitizenTasks(now).map(forEveryone));
    await db.table('messages').bulkAdd(sampleMessages(now).map(forEveryone));
  },
  open({ db, live, guarded, now }) {
    const read = db.table<ReadRow>('messagesRead');
    const done = db.table<DoneRow>('citizenTasksDone');
    return {
      watch: (uid) => live(async () => summariseForCitizen(await findRecords(db, uid), now())),
      watchActivities: (uid) => live(async () => activitiesOf(await findRecords(db, uid))),
      watchMessages: (uid) =>
        live(async () =>
          (await findMessages(db, uid)).sort((a, b) => b.sentAt.localeCompare(a.sentAt)),
        ),
      watchTasks: (uid) =>
        live(async () => (await findTasks(db, uid)).sort((a, b) => a.dueAt.localeCompare(b.dueAt))),
      watchProjects: () =>
        live(async () =>
          (await findProjects(db)).sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
        ),
      readMessage: (uid, id) =>
        guarded(() =>
          db.transaction('rw', 'messages', read, async () => {
            const message = (await findMessages(db, uid)).find((each) => each.id === id);
            if (!message) throw new RecordNotFoundError('message', id);
            if (message.readAt === null) await read.put({ uid, id, readAt: now().toISOString() });
          }),
        ),
      seeDecision: (uid, id) =>
        guarded(() =>
          db.transaction('rw', 'applications', async () => {
            const { applications } = tablesOf(db);
            const row = await applications.get(id);
            const application = fromRow(row);
            // Everybody sees the samples: one citizen must not mark them as opened for the next.
            if (application?.applicant.uid !== uid)
              throw new RecordNotFoundError('application', id);
            if (!isDecisionNew(application)) return;
            await applications.update(id, { decisionSeen: application.revision });
          }),
        ),
      changeTask: (uid, id, isDone) =>
        guarded(() =>
          db.transaction('rw', 'citizenTasks', done, async () => {
            const task = (await findTasks(db, uid)).find((each) => each.id === id);
            if (!task) throw new RecordNotFoundError('citizen task', id);
            await done.put({ uid, id, done: isDone });
          }),
        ),
    };
  },
};

async function findRecords(db: Dexie, uid: UserId): Promise<CitizenRecords> {
  const [applications, projects, tasks, messages, appointments] = await Promise.all([
    findMine(db, uid),
    findProjects(db),
    findTasks(db, uid),
    findMessages(db, uid),
    findAppointments(db, uid),
  ]);
  return { applications, projects, tasks, messages, appointments };
}

async function findProjects(db: Dexie): Promise<Project[]> {
  return parseRecords(projectSchema, 'project', await db.table<unknown>('projects').toArray());
}

async function findTasks(db: Dexie, uid: UserId): Promise<CitizenTask[]> {
  const tasks = parseRecords(
    citizenTaskSchema,
    'citizen task',
    await ownedBy(db, 'citizenTasks', uid),
  );
  const changed = await db.table<DoneRow>('citizenTasksDone').where('uid').equals(uid).toArray();
  const doneById = new Map(changed.map(({ id, done }) => [id, done]));
  return tasks.map((task) => ({ ...task, done: doneById.get(task.id) ?? task.done }));
}

async function findMessages(db: Dexie, uid: UserId): Promise<Message[]> {
  const messages = parseRecords(messageSchema, 'message', await ownedBy(db, 'messages', uid));
  const read = await db.table<ReadRow>('messagesRead').where('uid').equals(uid).toArray();
  const readAtById = new Map(read.map(({ id, readAt }) => [id, readAt]));
  return messages.map((message) => ({
    ...message,
    readAt: message.readAt ?? readAtById.get(message.id) ?? null,
  }));
}

/** A person's own records, and the samples, which everybody has. */
function ownedBy(db: Dexie, table: string, uid: UserId): Promise<unknown[]> {
  return db.table<unknown>(table).where('owner').anyOf(uid, everyone).toArray();
}
