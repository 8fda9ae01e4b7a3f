import {
  collection,
  doc,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  serverTimestamp,
  type CollectionReference,
  type Transaction,
} from 'firebase/firestore';
import { countToday } from '../../firestore/countToday';
import type { LiveContext, LiveFeature } from '../../firestore/LiveFeature';
import { parseDocument, parseDocuments } from '../../firestore/parseDocuments';
import { retryTransaction } from '../../firestore/retryTransaction';
import { readActor } from '../../log/firestore/readActor';
import { RecordNotFoundError } from '../../store/errors';
import type { Task, TaskChange, TaskDraft, TaskRecords } from '../Task';
import { byNumber, nextTaskId } from '../taskId';
import { taskSchema } from '../taskSchema';
import type { TaskId } from '../../store/kinds';

/** How many of the latest tasks are read: older ones are not worked on any more. */
const most = 1000;

export const tasksOnFirestore: LiveFeature<TaskRecords> = {
  open(context) {
    const { firestore, watchQuery } = context;
    const tasks = collection(firestore, 'tasks');
    return {
      watch: () =>
        watchQuery(query(tasks, orderBy('createdAt', 'desc'), limit(most)), (snapshot) =>
          parseDocuments(taskSchema, 'task', snapshot).sort(byNumber),
        ),
      create: (draft) => create(context, tasks, draft),
      change: async (id, change) => (await changeTask(context, tasks, id, change)).after,
      complete: async (id) =>
        (await changeTask(context, tasks, id, { status: 'completed' })).before.status,
    };
  },
};

function create(
  context: LiveContext,
  tasks: CollectionReference,
  { draftId, ...parts }: TaskDraft,
): Promise<Task> {
  const draft = doc(context.firestore, 'taskDrafts', draftId);
  return retryTransaction(context, async (transaction, attempt) => {
    const known: unknown = (await transaction.get(draft)).get('task');
    if (typeof known === 'string') return getTask(transaction, tasks, known);
    const { name: assignedBy } = await readActor(context, transaction);
    const task: Task = { id: await findFreeId(transaction, tasks), ...parts, assignedBy };
    const writeCount = await countToday(context, transaction, 'tasks', task.id, attempt);
    writeCount();
    transaction.set(doc(tasks, task.id), {
      ...toDocument(task),
      draftId,
      createdAt: serverTimestamp(),
    });
    transaction.set(draft, { task: task.id });
    return task;
  });
}

/** A transaction cannot run a query: the search starts at the latest task, and the transaction locks what it reads. */
async function findFreeId(transaction: Transaction, tasks: CollectionReference): Promise<string> {
  const latest = await getDocsFromServer(query(tasks, orderBy('createdAt', 'desc'), limit(1)));
  let id = nextTaskId(latest.docs.map((snapshot) => snapshot.id));
  while ((await transaction.get(doc(tasks, id))).exists()) id = nextTaskId([id]);
  return id;
}

function changeTask(
  context: LiveContext,
  tasks: CollectionReference,
  id: TaskId,
  change: TaskChange,
): Promise<{ before: Task; after: Task }> {
  return retryTransaction(context, async (transaction, attempt) => {
    const before = await getTask(transaction, tasks, id);
    const writeCount = await countToday(context, transaction, 'tasks', id, attempt);
    writeCount();
    const after = { ...before, ...change };
    transaction.update(doc(tasks, id), toDocument(after));
    return { before, after };
  });
}

async function getTask(
  transaction: Transaction,
  tasks: CollectionReference,
  id: TaskId,
): Promise<Task> {
  const task = parseDocument(taskSchema, 'task', await transaction.get(doc(tasks, id)));
  if (!task) throw new RecordNotFoundError('task', id);
  return task;
}

function toDocument({ title, priority, status, dueDate, assignedBy }: Task) {
  return { title, priority, status, dueDate, assignedBy };
}
