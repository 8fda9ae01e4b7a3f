import { readSession } from 'shared-auth';
import { loadRecords } from './loadRecords';

/** Written by the live store: whose records are on this device (`shared-data`). */
const ownerKey = 'portal-records';

/**
 * Wipes what the live store has left on this device of the person whose session has ended. Nothing is
 * fetched where it has left nothing. What cannot be wiped now is wiped before the next person's store
 * opens. Resolves when it is over: until then the provider's session is needed to take back what was sent.
 */
export async function forgetRecords(): Promise<void> {
  if (!hasLeftSomething()) return;
  try {
    const records = await loadRecords();
    await records.forgetRecords();
  } catch (error) {
    console.warn('The records on this device could not be forgotten yet.', error);
  }
}

/** Takes back what was sent of the submissions that wait; resolves to whether all of it is. */
export async function discardSubmissions(): Promise<boolean> {
  const uid = readSession()?.uid;
  if (uid === undefined) return true;
  const records = await loadRecords();
  return records.discardSubmissions(uid);
}

function hasLeftSomething(): boolean {
  try {
    return localStorage.getItem(ownerKey) !== null;
  } catch {
    return true;
  }
}
