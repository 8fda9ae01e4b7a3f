import { isoDate, object, picklist, pipe, string, type GenericSchema } from 'valibot';
import { taskPriorities, taskStatuses, type Task } from './Task';

export const taskSchema: GenericSchema<unknown, Task> = object({
  id: string(),
  title: string(),
  priority: picklist(taskPriorities),
  status: picklist(taskStatuses),
  dueDate: pipe(string(), isoDate()),
  assignedBy: string(),
});
