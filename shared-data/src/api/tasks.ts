import type { Task, TaskDraft } from 'shared-model';
import { currentActor } from '../store/currentActor';
import { actOf, watchOf } from './forward';
import { openRecords } from './openRecords';

/** All staff tasks, in the order of their ids. */
export const watchTasks = watchOf('tasks', 'watch');

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
export const changeTask = actOf('tasks', 'change');

/**
 * Completes a task and returns its previous status, to undo it with `changeTask`.
 * @throws RecordNotFoundError, RecordsUnavailableError, StorageFullError
 */
export const completeTask = actOf('tasks', 'complete');
