import { isoDate, object, picklist, pipe, string, type GenericSchema } from 'valibot';
import { lineOnRecord } from '../store/recordText';
import { taskPriorities, taskStatuses, type Task } from './Task';

export const taskSchema: GenericSchema<unknown, Task> = object({
  id: string(),
  title: lineOnRecord,
  priority: picklist(taskPriorities),
  status: picklist(taskStatuses),
  dueDate: pipe(string(), isoDate()),
  assignedBy: lineOnRecord,
});
