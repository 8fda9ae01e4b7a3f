import { object, picklist, string, type GenericSchema } from 'valibot';
import { limits } from '../limits';
import { dayOnRecord } from '../store/recordTime';
import { line, nameOnRecord } from '../store/storedFields';
import { taskPriorities, taskStatuses, type Task } from './Task';

export const taskSchema: GenericSchema<unknown, Task> = object({
  id: string(),
  title: line(1, limits.taskTitle),
  priority: picklist(taskPriorities),
  status: picklist(taskStatuses),
  dueDate: dayOnRecord,
  assignedBy: nameOnRecord,
});
