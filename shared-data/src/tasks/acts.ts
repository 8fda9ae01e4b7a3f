import type { Watch } from '../store/Watch';
import { watchStore } from '../store/watchStore';
import type { Task } from './Task';

/** All staff tasks, in the order of their ids. */
export function watchTasks(): Watch<Task[]> {
  return watchStore((store) => store.tasks.watch());
}
