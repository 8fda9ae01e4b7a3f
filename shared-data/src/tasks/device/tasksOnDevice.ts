import type { Dexie, Table } from 'dexie';
import type { DeviceFeature } from '../../device/DeviceFeature';
import { RecordNotFoundError } from '../../store/errors';
import { parseRecord, parseRecords } from '../../store/parseRecord';
import type { Task, TaskChange, TaskDraft, TaskRecords, TaskStatus } from '../Task';
import { byNumber, nextTaskId } from '../taskId';
import { taskSchema } from '../taskSchema';
import { sampleTasks } from './sampleTasks';
import type { TaskId } from '../../store/kinds';

interface TaskRow extends Task {
  draftId?: string;
}

export const tasksOnDevice: DeviceFeature<TaskRecords> = {
  tables: { tasks: 'id, draftId' },
  async seed(db, now) {
    await db.table('tasks').bulkAdd(sampleTasks(now));
  },
  open({ db, live, guarded }) {
    const tasks: Table<TaskRow, string> = db.table('tasks');
    return {
      watch: () =>
        live(async () => parseRecords(taskSchema, 'task', await tasks.toArray()).sort(byNumber)),
      create: (draft) => guarded(() => createOnDevice(db, tasks, draft)),
      change: (id, change) =>
        guarded(async () => (await changeOnDevice(db, tasks, id, change)).after),
      complete: (id) =>
        guarded(async (): Promise<TaskStatus> => {
          const { before } = await changeOnDevice(db, tasks, id, { status: 'completed' });
          return before.status;
        }),
    };
  },
};

function createOnDevice(db: Dexie, tasks: Table<TaskRow, string>, draft: TaskDraft): Promise<Task> {
  return db.transaction('rw', tasks, async () => {
    const keptBefore = await tasks.where('draftId').equals(draft.draftId).first();
    const known = keptBefore && parseRecord(taskSchema, 'task', keptBefore);
    if (known) return known;
    const { draftId, ...rest } = draft;
    const task: Task = { id: nextTaskId(await tasks.toCollection().primaryKeys()), ...rest };
    await tasks.add({ ...task, draftId });
    return task;
  });
}

function changeOnDevice(
  db: Dexie,
  tasks: Table<TaskRow, string>,
  id: TaskId,
  change: TaskChange,
): Promise<{ before: Task; after: Task }> {
  return db.transaction('rw', tasks, async () => {
    const row = await tasks.get(id);
    const before = row && parseRecord(taskSchema, 'task', row);
    if (!before) throw new RecordNotFoundError('task', id);
    const after = { ...before, ...change };
    await tasks.put({ ...row, ...after });
    return { before, after };
  });
}
