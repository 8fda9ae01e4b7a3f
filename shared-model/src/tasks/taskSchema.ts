import { object, picklist, string, type GenericSchema } from 'valibot';
import { lineOnRecord } from '../fields/recordText';
import { dayOnRecord } from '../fields/recordTime';
import { taskPriorities, taskStatuses, type Task } from './Task';

export const taskSchema: GenericSchema<unknown, Task> = object({
  id: string(),
  title: lineOnRecord,
  priority: picklist(taskPriorities),
  status: picklist(taskStatuses),
  dueDate: dayOnRecord,
  assignedBy: lineOnRecord,
});
