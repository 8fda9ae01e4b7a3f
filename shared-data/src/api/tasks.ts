import type { Task, TaskChange, TaskDraft, TaskId, TaskStatus, Watch } from 'shared-model';
import { currentActor } from '../store/currentActor';
import { openRecords } from './openRecords';
import { watchStore } from './watchStore';

/** All staff tasks, in the order of their ids. */
export function watchTasks(): Watch<Task[]> {
  return watchStore((store) => store.tasks.watch());
}

/**
 * Saves a new task under the next number, assigned by the signed-in person. Saving a draft again returns
 * the existing task.
 * @throws RecordsUnavailableError, StorageFullError, SignedOutError
 */
export async function createTask(draft: TaskDraft): Promise<Task> {
  const by = currentActor();
  const store = await openRecords();
  return store.tasks.create(draft, by);
}

/** Changes parts of a task. @throws RecordNotFoundError, RecordsUnavailableError, StorageFullError */
export async function changeTask(id: TaskId, change: TaskChange): Promise<Task> {
  const store = await openRecords();
  return store.tasks.change(id, change);
}

/**
 * Completes a task and returns its previous status, to undo it with `changeTask`.
 * @throws RecordNotFoundError, RecordsUnavailableError, StorageFullError
 */
export async function completeTask(id: TaskId): Promise<TaskStatus> {
  const store = await openRecords();
  return store.tasks.complete(id);
}
