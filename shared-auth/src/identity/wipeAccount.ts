import { clearLostSession } from '../session/lostSession';
import { announceOpenings } from '../storage/announceOpenings';
import { accountKeys } from './accountKeys';

/** The database in which Firebase keeps accounts that are to be remembered. */
const databaseName = 'firebaseLocalStorageDb';

/**
 * Removes the provider's stored session from this browser, without loading the provider's code. A database
 * that another tab holds open is removed when that tab closes it.
 */
export async function wipeAccount(): Promise<void> {
  removeFrom('sessionStorage');
  clearLostSession();
  await wipeRememberedAccount();
}

/** The same, only for storages that outlive a tab. */
export async function wipeRememberedAccount(): Promise<void> {
  removeFrom('localStorage');
  if ('indexedDB' in globalThis) await deleteDatabase();
}

function removeFrom(name: 'localStorage' | 'sessionStorage') {
  try {
    const storage = globalThis[name];
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
