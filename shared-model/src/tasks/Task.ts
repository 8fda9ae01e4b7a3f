import type { Actor } from '../applications/Application';
import { limits } from '../limits/limits';
import type { ApplicationId, IsoDay, TaskId } from '../kinds/kinds';
import type { Watch } from '../kinds/Watch';

export const taskStatuses = ['pending', 'in-progress', 'completed', 'upcoming'] as const;
export type TaskStatus = (typeof taskStatuses)[number];

export const taskPriorities = ['high', 'medium', 'low'] as const;
export type TaskPriority = (typeof taskPriorities)[number];

/** Longest title of a task, in characters. */
export const taskTitleLimit = limits.taskTitle;

/** A task of the council's staff (spec.md §3, staff task). */
export interface Task {
  /** 'TASK-001'. */
  id: TaskId;
  title: string;
  priority: TaskPriority;
  status: TaskStatus;
  /** A calendar day: 'YYYY-MM-DD'. */
  dueDate: IsoDay;
  assignedBy: string;
}

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
