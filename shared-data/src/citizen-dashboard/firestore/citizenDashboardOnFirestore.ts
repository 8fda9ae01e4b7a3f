import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
  type QueryConstraint,
} from 'firebase/firestore';
import type { GenericSchema } from 'valibot';
import { watchMine } from '../../applications/firestore/applicationsOnFirestore';
import { applicationsIn, requireApplication } from '../../applications/firestore/storedApplication';
import { watchAppointments } from '../../appointments/firestore/appointmentsOnFirestore';
import type { LiveContext, LiveFeature } from '../../firestore/LiveFeature';
import { parseDocuments } from '../../firestore/parseDocuments';
import { RecordNotFoundError } from '../../store/errors';
import type { Watch } from '../../store/Watch';
import type { CitizenDashboardRecords, CitizenTask, Message, Project } from '../CitizenDashboard';
import { citizenTaskSchema, messageSchema, projectSchema } from '../citizenDashboardSchema';
import { isDecisionNew } from '../findCalls';
import { activitiesOf, summariseForCitizen, type CitizenRecords } from '../summariseForCitizen';
import type { ApplicationId, CitizenTaskId, MessageId, UserId } from '../../store/kinds';

/** How many of the latest records of each kind are read. */
const most = 200;

/**
 * The council's operator enters projects, tasks and messages. A citizen can write three things, within limits that
 * firestore.rules enforce: when a message was read (once), whether a task is done (with the number of its changes so
 * far), and that a decision was opened (once for each).
 */
export const citizenDashboardOnFirestore: LiveFeature<CitizenDashboardRecords> = {
  open(context) {
    const { now } = context;
    return {
      watch: (uid) => watchRecords(context, uid, (records) => summariseForCitizen(records, now())),
      watchActivities: (uid) => watchRecords(context, uid, activitiesOf),
      watchMessages: (uid) => watchMessages(context, uid),
      watchTasks: (uid) => watchTasksByDay(context, uid),
      watchProjects: () => watchProjects(context),
      readMessage: (_uid, id) => readMessage(context, id),
      seeDecision: (_uid, id) => seeDecision(context, id),
      changeTask: (_uid, id, done) => changeTask(context, id, done),
    };
  },
};

function watchRecords<T>(
  context: LiveContext,
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

const ownedBy = (uid: UserId) => where('owner', '==', uid);

function watchProjects(context: LiveContext): Watch<Project[]> {
  return watchLatest(context, 'projects', projectSchema, orderBy('updatedAt', 'desc'));
}

function watchTasks(context: LiveContext, uid: UserId): Watch<CitizenTask[]> {
  const latest = orderBy('createdAt', 'desc');
  return watchLatest(context, 'citizenTasks', citizenTaskSchema, ownedBy(uid), latest);
}

function watchTasksByDay(context: LiveContext, uid: UserId): Watch<CitizenTask[]> {
  return context.combine([watchTasks(context, uid)] as const, (tasks) =>
    tasks.toSorted((a, b) => a.dueAt.localeCompare(b.dueAt)),
  );
}

function watchMessages(context: LiveContext, uid: UserId): Watch<Message[]> {
  const latest = orderBy('sentAt', 'desc');
  return watchLatest(context, 'messages', messageSchema, ownedBy(uid), latest);
}

function watchLatest<R>(
  { firestore, watchQuery }: LiveContext,
  kind: string,
  schema: GenericSchema<unknown, R>,
  ...which: QueryConstraint[]
): Watch<R[]> {
  return watchQuery(query(collection(firestore, kind), ...which, limit(most)), (snapshot) =>
    parseDocuments(schema, kind, snapshot),
  );
}

function readMessage({ firestore, transact }: LiveContext, id: MessageId): Promise<void> {
  const message = doc(firestore, 'messages', id);
  return transact(async (transaction) => {
    const stored = (await transaction.get(message)).data();
    if (!stored) throw new RecordNotFoundError('message', id);
    if (stored.readAt === null) transaction.update(message, { readAt: serverTimestamp() });
  });
}

function seeDecision({ firestore, transact }: LiveContext, id: ApplicationId): Promise<void> {
  const reference = doc(applicationsIn(firestore), id);
  return transact(async (transaction) => {
    const application = requireApplication(await transaction.get(reference));
    if (!isDecisionNew(application)) return;
    transaction.update(reference, { decisionSeen: application.revision });
  });
}

function changeTask(
  { firestore, transact }: LiveContext,
  id: CitizenTaskId,
  done: boolean,
): Promise<void> {
  const task = doc(firestore, 'citizenTasks', id);
  return transact(async (transaction) => {
    const stored = (await transaction.get(task)).data();
    if (!stored) throw new RecordNotFoundError('citizen task', id);
    if (stored.done === done) return;
    transaction.update(task, { done, changes: Number(stored.changes ?? 0) + 1 });
  });
}
