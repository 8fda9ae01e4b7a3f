import type { LogEntry, LogPage, LogQuery, NotedAct, Watch } from 'shared-model';
import { currentActor } from '../store/currentActor';
import { openRecords } from './openRecords';
import { watchStore } from './watchStore';

/** One page of the log, the latest first. */
export function watchLog(query: LogQuery): Watch<LogPage> {
  return watchStore((store) => store.log.watchPage(query));
}

/** All entries that a query finds, for a file. @throws OfflineError, NotPermittedError */
export async function findLogEntries(
  query: Omit<LogQuery, 'page' | 'pageSize'>,
): Promise<LogEntry[]> {
  const store = await openRecords();
  return store.log.findAll(query);
}

/** Logs an action of the signed-in person that changes no record: an export, a sign-in. @throws OfflineError */
export async function noteAct(act: NotedAct): Promise<void> {
  const by = currentActor();
  const store = await openRecords();
  return store.log.note(act, by);
}
