import type { Watch } from '../store/Watch';
import type { Task } from './Task';

/** The staff tasks' part of the port. */
export interface TaskRecords {
  /** In the order of their ids. */
  watch(): Watch<Task[]>;
}
