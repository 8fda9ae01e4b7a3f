import type { Dexie, Table } from 'dexie';
import type { Actor } from '../../applications/Application';
import { asMember } from '../../people/device/asMember';
import { RecordNotFoundError } from '../../store/errors';
import type { TaskId } from '../../store/kinds';
import { parseRecord } from '../../store/parseRecord';
import type { Task, TaskChange, TaskDraft } from '../Task';
import { nextTaskId } from '../taskId';
import { taskSchema } from '../taskSchema';

interface TaskRow extends Task {
  draftId?: string;
}

/** See `TaskRecords.create`. */
export async function createTaskOnDevice(db: Dexie, draft: TaskDraft, by: Actor): Promise<Task> {
  const tasks: Table<TaskRow, string> = db.table('tasks');
  const { name: assignedBy } = await asMember(db, by);
  return db.transaction('rw', tasks, async () => {
    const keptBefore = await tasks.where('draftId').equals(draft.draftId).first();
    const known = keptBefore && parseRecord(taskSchema, 'task', keptBefore);
    if (known) return known;
    const { draftId, ...parts } = draft;
    const id = nextTaskId(await tasks.toCollection().primaryKeys());
    const task: Task = { id, ...parts, assignedBy };
    await tasks.add({ ...task, draftId });
    return task;
  });
}

/** Changes a task, and gives it as it was and as it is now. */
export function changeTaskOnDevice(
  db: Dexie,
  id: TaskId,
  change: TaskChange,
): Promise<{ before: Task; after: Task }> {
  const tasks: Table<TaskRow, string> = db.table('tasks');
  return db.transaction('rw', tasks, async () => {
    const row = await tasks.get(id);
    const before = row && parseRecord(taskSchema, 'task', row);
    if (!before) throw new RecordNotFoundError('task', id);
    const after = { ...before, ...change };
    await tasks.put({ ...row, ...after });
    return { before, after };
  });
}
