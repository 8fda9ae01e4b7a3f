import type { UserId } from 'shared-model';
import { listenToMarks, writeMark } from './mark';

/** Local storage key of the owner of the live store's local data on this device. */
const ownerKey = 'portal-records';

/** The owner of local data that has to be wiped, whoever signs in next. */
export const nobody = '';

/**
 * The owner of the live store's local data on this device; null if there is none. Not that of a tab (`writeMark`): a reload ends
 * a session that could not be stored, and must not wipe what its person typed.
 */
export function readOwner(): string | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(ownerKey) ?? 'null');
    if (!(stored instanceof Object)) return null;
    return 'owner' in stored && typeof stored.owner === 'string' ? stored.owner : nobody;
  } catch {
    return null;
  }
}

/** Saves the owner; called before the first record is written. */
export function keepOwner(uid: UserId): void {
  writeMark(ownerKey, JSON.stringify({ owner: uid }));
}

/** Marks the local data to be wiped: if the wipe is interrupted, it is done before the next opening. */
export function disownRecords(): void {
  if (readOwner() !== null) writeMark(ownerKey, JSON.stringify({ owner: nobody }));
}

/** Notes that no local data is left. */
export function clearOwner(): void {
  writeMark(ownerKey, null);
}

/**
 * Calls the listener when another tab or the browser has wiped the local data.
 * @returns stops listening
 */
export function listenToWiping(listener: () => void): () => void {
  return listenToMarks(({ key, newValue }) => {
    // `key` is null when all of local storage was cleared.
    if (key === null || (key === ownerKey && newValue === null)) listener();
  });
}
