import { object, picklist, string, type GenericSchema } from 'valibot';
import { limits } from '../limits/limits';
import { dayOnRecord } from '../fields/recordTime';
import { line, nameOnRecord } from '../fields/describedFields';
import { taskPriorities, taskStatuses, type Task } from './Task';

export const taskSchema: GenericSchema<unknown, Task> = object({
  id: string(),
  title: line(1, limits.taskTitle),
  priority: picklist(taskPriorities),
  status: picklist(taskStatuses),
  dueDate: dayOnRecord,
  assignedBy: nameOnRecord,
});
