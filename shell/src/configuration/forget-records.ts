import { loadRecords } from './load-records';

/** Written by the live store: whose records are on this device (`shared-data`). */
const ownerKey = 'portal-records';

/**
 * Wipes what the live store has left on this device of the person whose session has ended. Nothing is
 * fetched where it has left nothing. What cannot be wiped now is wiped before the next person's store
 * opens.
 */
export function forgetRecords(): void {
  if (!hasLeftSomething()) return;
  loadRecords()
    .then((records) => records.forgetRecords())
    .catch((error: unknown) => {
      console.warn('The records on this device could not be forgotten yet.', error);
    });
}

function hasLeftSomething(): boolean {
  try {
    return localStorage.getItem(ownerKey) !== null;
  } catch {
    return true;
  }
}
