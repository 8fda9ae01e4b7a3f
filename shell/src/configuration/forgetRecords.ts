import { readSession } from 'shared-auth';
import { loadRecords } from './loadRecords';

/** Local storage key, written by the live store: whose records are on this device (`shared-data`). */
const ownerKey = 'portal-records';

/**
 * Wipes the data that the live store has left on this device for the person whose session has ended. Loads no code
 * if there is none. Data that cannot be wiped now is wiped before the next person's store opens. The provider's
 * session must stay open until it resolves: it is needed to take back what was sent.
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

/** Takes back the sent parts of the submissions that wait; resolves to whether all of them are taken back. */
export async function discardSubmissions(): Promise<boolean> {
  const uid = readSession()?.uid;
  if (uid === undefined) return true;
  const records = await loadRecords();
  return records.discardSubmissions(uid);
}

function hasLeftSomething(): boolean {
  try {
    // Of the tab where local storage is full (`writeMark` of `shared-data`).
    return (localStorage.getItem(ownerKey) ?? sessionStorage.getItem(ownerKey)) !== null;
  } catch {
    return true;
  }
}
