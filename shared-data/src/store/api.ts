import type { Connection } from './RecordStore';
import { createWatch } from './createWatch';
import { closeRecords, getStoreKind, wipeFetchedRecords, wipeRecords } from './openRecords';
import type { StoreKind } from './RecordsConfig';
import { disownRecords } from './recordsOwner';
import { hasWorked } from './workMark';
import type { Watch } from './Watch';
import { watchStore } from './watchStore';
import { forgetSignIn } from '../people/noteSignIn';
import type { UserId } from './kinds';

/** How the records on the screen stand to those of the council. */
export function watchConnection(): Watch<Connection> {
  return watchStore((store) => store.watchConnection());
}

/** Where the records are kept: told once, without opening them. */
export function watchStoreKind(): Watch<StoreKind> {
  return createWatch(({ next, fail }) => {
    getStoreKind().then(next, fail);
    return undefined;
  });
}

/**
 * Closes the records and wipes what they have left of this person on the device: call it on sign-out,
 * before the session ends, and ask first where `countWaiting()` is not 0. Records that are kept on the
 * device itself stay. What cannot be wiped now is wiped before the records are opened again.
 */
export async function forgetRecords(): Promise<void> {
  disownRecords();
  forgetSignIn();
  const wasOpen = await closeRecords((store) => store.forget());
  if (!wasOpen) await wipeRecords();
}

/**
 * Wipes what a session that was to leave nothing has left on this device: what was read, drafts, marks. Call
 * it before the records are opened. What the device store holds of the council stays, and so does what waits
 * to be sent: it is sent when its person signs in again, and nobody else is shown it.
 */
export async function wipeEndedSession(uid: UserId): Promise<void> {
  forgetSignIn();
  const { wipeLeftOver } = await import('./wipeLeftOver');
  await wipeLeftOver(uid);
}

/**
 * Closes the records and wipes what this person has fetched of others as staff or admin; their own drafts
 * and what waits to be sent stay. Call it when their role is gone. What cannot be wiped now is wiped
 * before the records are opened for anybody who does not work here.
 */
export async function forgetFetchedRecords(): Promise<void> {
  const wasOpen = await closeRecords((store) => store.forgetFetched());
  if (!wasOpen && hasWorked()) await wipeFetchedRecords();
}
