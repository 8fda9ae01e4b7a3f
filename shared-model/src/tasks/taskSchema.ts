import * as v from 'valibot';
import { line, nameOnRecord } from '../fields/describedFields';
import * as ids from '../fields/ids';
import { dayOnRecord } from '../fields/recordTime';
import { limits } from '../limits/limits';
import { taskPriorities, taskStatuses } from './taskStatuses';

/** A task of the council's staff (spec.md §3, staff task). */
export const taskSchema = v.object({
  /** 'TASK-001'. */
  id: ids.task,
  title: line(1, limits.taskTitle),
  priority: v.picklist(taskPriorities),
  status: v.picklist(taskStatuses),
  dueDate: dayOnRecord,
  assignedBy: nameOnRecord,
});

export type Task = v.InferOutput<typeof taskSchema>;
