import { acts } from '../../device/acts';
import type { DeviceFeature } from '../../device/DeviceFeature';
import { parseRecords } from '../../store/parseRecord';
import type { TaskRecords, TaskStatus } from '../Task';
import { byNumber } from '../taskId';
import { taskSchema } from '../taskSchema';
import { sampleTasks } from './sampleTasks';

export const tasksOnDevice: DeviceFeature<TaskRecords> = {
  tables: { tasks: 'id, draftId' },
  async seed(db, now) {
    await db.table('tasks').bulkAdd(sampleTasks(now));
  },
  open({ db, live, guarded }) {
    const tasks = db.table('tasks');
    return {
      watch: () =>
        live(async () => parseRecords(taskSchema, 'task', await tasks.toArray()).sort(byNumber)),
      create: (draft, by) => guarded(async () => (await acts()).createTaskOnDevice(db, draft, by)),
      change: (id, change) =>
        guarded(async () => (await (await acts()).changeTaskOnDevice(db, id, change)).after),
      complete: (id) =>
        guarded(async (): Promise<TaskStatus> => {
          const { changeTaskOnDevice } = await acts();
          return (await changeTaskOnDevice(db, id, { status: 'completed' })).before.status;
        }),
    };
  },
};
