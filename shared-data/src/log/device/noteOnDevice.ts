import type { Actor } from '../../applications/Application';
import type { DeviceContext } from '../../device/DeviceFeature';
import { asMember } from '../../people/device/asMember';
import { entryToken, noteEntryId } from '../entryIds';
import type { NotedAct } from '../LogEntry';
import { addLogEntry, logTableOf } from './addLogEntry';

/** See `LogRecords.note`. */
export async function noteOnDevice(
  { db, now }: DeviceContext,
  act: NotedAct,
  person: Actor,
): Promise<void> {
  const by = await asMember(db, person);
  const entry = { id: noteEntryId(act.kind, by.uid, entryToken()), at: now().toISOString(), by };
  return db.transaction('rw', logTableOf(db), () => addLogEntry(db, { ...act, ...entry }));
}
