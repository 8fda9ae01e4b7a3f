import type { Actor } from '../../applications/Application';
import type { DeviceContext } from '../../device/DeviceFeature';
import { entryToken, noteEntryId } from '../entryIds';
import type { NotedAct } from '../LogEntry';
import { addLogEntry, logTableOf } from './addLogEntry';

/** See `LogRecords.note`. */
export function noteOnDevice({ db, now }: DeviceContext, act: NotedAct, by: Actor): Promise<void> {
  const entry = { id: noteEntryId(act.kind, by.uid, entryToken()), at: now().toISOString(), by };
  return db.transaction('rw', logTableOf(db), () => addLogEntry(db, { ...act, ...entry }));
}
