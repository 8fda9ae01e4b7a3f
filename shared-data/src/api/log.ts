import type { NotedAct } from 'shared-model';
import { currentActor } from '../store/currentActor';
import { actOf, watchOf } from './forward';
import { openRecords } from './openRecords';

/** One page of the log, the latest first. */
export const watchLog = watchOf('log', 'watchPage');

/** All entries that a query finds, for a file. @throws OfflineError, NotPermittedError */
export const findLogEntries = actOf('log', 'findAll');

/** Logs an action of the signed-in person that changes no record: an export, a sign-in. @throws OfflineError */
export async function noteAct(act: NotedAct): Promise<void> {
  const by = currentActor();
  const store = await openRecords();
  return store.log.note(act, by);
}
