import { clearLostSession } from '../session/lostSession';
import { announceOpenings } from '../storage/announceOpenings';
import { accountKeys } from './accountKeys';

/** The database in which Firebase keeps accounts that are to be remembered. */
const databaseName = 'firebaseLocalStorageDb';

/**
 * Removes what the provider has kept of its session in this browser, without its code. A database that
 * another tab holds open is removed when that tab lets go of it.
 */
export async function wipeAccount(): Promise<void> {
  removeFrom(() => sessionStorage);
  clearLostSession();
  await wipeRememberedAccount();
}

/** The same for what outlives a tab. */
export async function wipeRememberedAccount(): Promise<void> {
  removeFrom(() => localStorage);
  if ('indexedDB' in globalThis) await deleteDatabase();
}

function removeFrom(open: () => Storage) {
  try {
    const storage = open();
    for (const key of accountKeys(storage)) storage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

function deleteDatabase(): Promise<void> {
  return new Promise((resolve, reject) => {
    announceOpenings(indexedDB);
    const request = indexedDB.deleteDatabase(databaseName);
    request.onsuccess = () => resolve();
    request.onblocked = () => resolve();
    request.onerror = () => reject(request.error ?? new Error('It could not be deleted.'));
  });
}
