import type { Table } from 'dexie';
import type { DeviceFeature } from '../../device/DeviceFeature';
import { parseRecords } from '../../store/parseRecord';
import type { Task } from '../Task';
import type { TaskRecords } from '../TaskRecords';
import { taskSchema } from '../taskSchema';
import { sampleTasks } from './sampleTasks';

export const tasksOnDevice: DeviceFeature<TaskRecords> = {
  tables: { tasks: 'id' },
  async seed(db, now) {
    await db.table('tasks').bulkAdd(sampleTasks(now));
  },
  open({ db, live }) {
    const tasks: Table<Task, string> = db.table('tasks');
    return {
      watch: () =>
        live(async () => parseRecords(taskSchema, 'task', await tasks.orderBy('id').toArray())),
    };
  },
};
