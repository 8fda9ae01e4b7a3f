import {
  activitiesOf,
  type ApplicationId,
  type CitizenDashboardRecords,
  type CitizenRecords,
  type CitizenTask,
  type CitizenTaskId,
  citizenTaskSchema,
  isDecisionNew,
  type Message,
  type MessageId,
  messageSchema,
  type Project,
  projectSchema,
  RecordNotFoundError,
  summariseForCitizen,
  type UserId,
  type Watch,
} from 'shared-model';
import type { GenericSchema } from 'valibot';
import { watchMine } from '../../applications/records/applicationRecords';
import { applicationAt, requireApplication } from '../../applications/records/storedApplication';
import { watchAppointments } from '../../appointments/records/appointmentRecords';
import type { Query } from '../../documents/Documents';
import { orderBy } from '../../documents/query';
import { serverTime } from '../../documents/serverValues';
import type { RecordsContext, RecordsFeature } from '../../store/RecordsContext';
import { parseRecords } from '../../documents/parseRecord';
import { changeOwn, readOwn, withOwnCopies } from '../ownCopy';

/** How many of the latest records of each kind are read. */
const most = 200;

/**
 * The council's operator enters projects, tasks and messages. A citizen can write three things, within limits that
 * firestore.rules enforce: when a message was read (once), whether a task is done (with the number of its changes so
 * far), and that a decision was opened (once for each).
 */
export const citizenDashboardRecords: RecordsFeature<CitizenDashboardRecords> = {
  open(context) {
    const { now } = context;
    return {
      watch: (uid) => watchRecords(context, uid, (records) => summariseForCitizen(records, now())),
      watchActivities: (uid) => watchRecords(context, uid, activitiesOf),
      watchMessages: (uid) => watchMessages(context, uid),
      watchTasks: (uid) => watchTasksByDay(context, uid),
      watchProjects: () => watchProjects(context),
      readMessage: (uid, id) => readMessage(context, uid, id),
      seeDecision: (uid, id) => seeDecision(context, uid, id),
      changeTask: (uid, id, done) => changeTask(context, uid, id, done),
    };
  },
};

function watchRecords<T>(
  context: RecordsContext,
  uid: UserId,
  read: (records: CitizenRecords) => T,
): Watch<T> {
  return context.combine(
    [
      watchMine(context, uid),
      watchProjects(context),
      watchTasks(context, uid),
      watchMessages(context, uid),
      watchAppointments(context, uid),
    ] as const,
    (applications, projects, tasks, messages, appointments) =>
      read({ applications, projects, tasks, messages, appointments }),
  );
}

function watchProjects(context: RecordsContext): Watch<Project[]> {
  const latest = { order: [orderBy('updatedAt', 'desc')] };
  return watchLatest(context, 'projects', projectSchema, latest);
}

function watchTasks(context: RecordsContext, uid: UserId): Watch<CitizenTask[]> {
  const latest = {
    filters: [context.traits.ownedBy('owner', uid)],
    order: [orderBy('createdAt', 'desc')],
  };
  return watchLatest(context, 'citizenTasks', citizenTaskSchema, latest);
}

function watchTasksByDay(context: RecordsContext, uid: UserId): Watch<CitizenTask[]> {
  return context.combine([watchTasks(context, uid)] as const, (tasks) =>
    tasks.toSorted((a, b) => a.dueAt.localeCompare(b.dueAt)),
  );
}

function watchMessages(context: RecordsContext, uid: UserId): Watch<Message[]> {
  const latest = {
    filters: [context.traits.ownedBy('owner', uid)],
    order: [orderBy('sentAt', 'desc')],
  };
  return watchLatest(context, 'messages', messageSchema, latest);
}

function watchLatest<R>(
  { watchQuery }: RecordsContext,
  kind: string,
  schema: GenericSchema<unknown, R>,
  which: Pick<Query, 'filters' | 'order'>,
): Watch<R[]> {
  return watchQuery({ collection: kind, ...which, limit: most }, ({ docs }) =>
    parseRecords(schema, kind, withOwnCopies(docs)),
  );
}

function readMessage({ transact }: RecordsContext, uid: UserId, id: MessageId): Promise<void> {
  return transact(async (transaction) => {
    const message = await readOwn(transaction, `messages/${id}`, uid);
    if (!message.data) throw new RecordNotFoundError('message', id);
    if (message.get('readAt') === null) {
      changeOwn(transaction, message, uid, { readAt: serverTime });
    }
  });
}

function seeDecision({ transact }: RecordsContext, uid: UserId, id: ApplicationId): Promise<void> {
  const path = applicationAt(id);
  return transact(async (transaction) => {
    const application = requireApplication(await transaction.get(path));
    // Everybody sees the samples: one citizen must not mark them as opened for the next.
    if (application.applicant.uid !== uid) throw new RecordNotFoundError('application', id);
    if (!isDecisionNew(application)) return;
    transaction.update(path, { decisionSeen: application.revision });
  });
}

function changeTask(
  { transact }: RecordsContext,
  uid: UserId,
  id: CitizenTaskId,
  done: boolean,
): Promise<void> {
  return transact(async (transaction) => {
    const task = await readOwn(transaction, `citizenTasks/${id}`, uid);
    if (!task.data) throw new RecordNotFoundError('citizen task', id);
    if (task.get('done') === done) return;
    const changes = Number(task.get('changes') ?? 0) + 1;
    changeOwn(transaction, task, uid, { done, changes });
  });
}
