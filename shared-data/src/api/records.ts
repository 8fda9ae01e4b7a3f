import type { UserId, Watch } from 'shared-model';
import type { Connection } from '../documents/Connection';
import { createWatch } from '../async/createWatch';
import { closeRecords, getStoreKind, wipeFetchedRecords, wipeRecords } from './openRecords';
import type { StoreKind } from '../store/RecordsConfig';
import { disownRecords } from '../store/recordsOwner';
import { hasWorked } from '../store/workMark';
import { watchStore } from './watchStore';
import { forgetSignIn } from './noteSignIn';

/** Whether the records on the screen are up to date with those of the council. */
export function watchConnection(): Watch<Connection> {
  return watchStore((store) => store.watchConnection());
}

/** Which store holds the records. Emits once, without opening them. */
export function watchStoreKind(): Watch<StoreKind> {
  return createWatch(({ next, fail }) => {
    getStoreKind().then(next, fail);
    return undefined;
  });
}

/**
 * Closes the records and wipes this person's data from the device: call it on sign-out, before the session ends,
 * and ask the person first if `countWaiting()` is not 0. The records of the device store stay. What cannot be
 * wiped now is wiped before the records are opened again.
 */
export async function forgetRecords(): Promise<void> {
  disownRecords();
  forgetSignIn();
  const wasOpen = await closeRecords((store) => store.forget());
  if (!wasOpen) await wipeRecords();
}

/**
 * Wipes the local data of a session that was meant to leave nothing on this device: cached records, drafts, marks.
 * Call it before the records are opened. The council's records in the device store stay, and so do submissions that
 * wait to be sent: they are sent when their owner signs in again, and are shown to nobody else.
 */
export async function wipeEndedSession(uid: UserId): Promise<void> {
  forgetSignIn();
  const { wipeLeftOver } = await import('./wipeLeftOver');
  await wipeLeftOver(uid);
}

/**
 * Closes the records and wipes the records of others that this person fetched as staff or admin; their own drafts
 * and waiting submissions stay. Call it when they have lost that role. What cannot be wiped now is wiped
 * before the records are opened for anybody who is not staff or admin.
 */
export async function forgetFetchedRecords(): Promise<void> {
  const wasOpen = await closeRecords((store) => store.forgetFetched());
  if (!wasOpen && hasWorked()) await wipeFetchedRecords();
}
