import {
  type Actor,
  byNumber,
  nextTaskId,
  RecordNotFoundError,
  type Task,
  type TaskChange,
  type TaskDraft,
  type TaskId,
  type TaskRecords,
  taskSchema,
} from 'shared-model';
import type { Path, Query, Transaction } from '../../documents/Documents';
import { orderBy } from '../../documents/query';
import { serverTime } from '../../documents/serverValues';
import type { RecordsContext, RecordsFeature } from '../../store/RecordsContext';
import { atWork, readActorAs } from '../../store/readActorAs';
import { parseDocument, parseDocuments } from '../../documents/parseDocuments';

/** How many of the latest tasks are read: older ones are not worked on any more. */
const most = 1000;

export const taskRecords: RecordsFeature<TaskRecords> = {
  open(context) {
    return {
      watch: () =>
        context.watchQuery(latestTasks(most), (found) =>
          parseDocuments(taskSchema, 'task', found).sort(byNumber),
        ),
      create: (draft, by) => create(context, draft, by),
      change: async (id, change) => (await changeTask(context, id, change)).after,
      complete: async (id) =>
        (await changeTask(context, id, { status: 'completed' })).before.status,
    };
  },
};

function latestTasks(count: number): Query {
  return { collection: 'tasks', order: [orderBy('createdAt', 'desc')], limit: count };
}

function taskAt(id: TaskId): Path {
  return `tasks/${id}`;
}

function create(
  context: RecordsContext,
  { draftId, ...parts }: TaskDraft,
  by: Actor,
): Promise<Task> {
  const { traits } = context;
  const draft = `taskDrafts/${draftId}`;
  return traits.transactCounted(async (transaction, count) => {
    const { name: assignedBy } = await readActorAs(atWork, context, transaction, by);
    const known: unknown = (await transaction.get(draft)).get('task');
    if (typeof known === 'string') return getTask(transaction, known);
    const task: Task = { id: await findFreeId(context, transaction), ...parts, assignedBy };
    const writeCount = await count({ kind: 'tasks', record: task.id });
    writeCount();
    transaction.set(taskAt(task.id), {
      ...toDocument(task),
      draftId,
      createdAt: serverTime,
    });
    transaction.set(draft, { task: task.id });
    return task;
  });
}

/** A transaction cannot run a query: the search starts at the latest task, and the transaction locks what it reads. */
async function findFreeId(
  { documents }: RecordsContext,
  transaction: Transaction,
): Promise<string> {
  const latest = await documents.query(latestTasks(1));
  let id = nextTaskId(latest.map((document) => document.id));
  while ((await transaction.get(taskAt(id))).exists) id = nextTaskId([id]);
  return id;
}

function changeTask(
  context: RecordsContext,
  id: TaskId,
  change: TaskChange,
): Promise<{ before: Task; after: Task }> {
  return context.traits.transactCounted(async (transaction, count) => {
    await readActorAs(atWork, context, transaction);
    const before = await getTask(transaction, id);
    const writeCount = await count({ kind: 'tasks', record: id });
    writeCount();
    const after = { ...before, ...change };
    transaction.update(taskAt(id), toDocument(after));
    return { before, after };
  });
}

async function getTask(transaction: Transaction, id: TaskId): Promise<Task> {
  const task = parseDocument(taskSchema, 'task', await transaction.get(taskAt(id)));
  if (!task) throw new RecordNotFoundError('task', id);
  return task;
}

function toDocument({ title, priority, status, dueDate, assignedBy }: Task) {
  return { title, priority, status, dueDate, assignedBy };
}
