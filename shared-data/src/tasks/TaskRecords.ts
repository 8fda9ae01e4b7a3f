import type { Watch } from '../store/Watch';
import type { Task, TaskChange, TaskDraft, TaskStatus } from './Task';
import type { TaskId } from '../store/kinds';

/** The staff tasks' part of the port. */
export interface TaskRecords {
  /** In the order of their ids. */
  watch(): Watch<Task[]>;
  create(draft: TaskDraft): Promise<Task>;
  change(id: TaskId, change: TaskChange): Promise<Task>;
  /** Returns the status that it had before. */
  complete(id: TaskId): Promise<TaskStatus>;
}
