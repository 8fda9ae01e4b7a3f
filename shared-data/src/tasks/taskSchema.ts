import { object, picklist, string, type GenericSchema } from 'valibot';
import { lineOnRecord } from '../store/recordText';
import { dayOnRecord } from '../store/recordTime';
import { taskPriorities, taskStatuses, type Task } from './Task';

export const taskSchema: GenericSchema<unknown, Task> = object({
  id: string(),
  title: lineOnRecord,
  priority: picklist(taskPriorities),
  status: picklist(taskStatuses),
  dueDate: dayOnRecord,
  assignedBy: lineOnRecord,
});
