import type { Actor } from '../applications/applicationSchema';
import { limits } from '../limits/limits';
import type { ApplicationId, TaskId } from '../kinds/kinds';
import type { Watch } from '../kinds/Watch';
import type { Task } from './taskSchema';
import type { TaskStatus } from './taskStatuses';

/** Longest title of a task, in characters. */
export const taskTitleLimit = limits.taskTitle;

/** What is filled in for a new task. */
export interface TaskDraft extends Omit<Task, 'id' | 'assignedBy'> {
  /** Created once per form: a second press or a retry creates no second task. */
  draftId: ApplicationId;
}

/** What may be changed about a task. */
export type TaskChange = Partial<Omit<Task, 'id' | 'assignedBy'>>;

/** The staff tasks' part of the port. */
export interface TaskRecords {
  /** In the order of their ids. */
  watch(): Watch<Task[]>;
  /** The task is assigned by this person, with the name that the council has of them. */
  create(draft: TaskDraft, by: Actor): Promise<Task>;
  change(id: TaskId, change: TaskChange): Promise<Task>;
  /** Returns the status that it had before. */
  complete(id: TaskId): Promise<TaskStatus>;
}
