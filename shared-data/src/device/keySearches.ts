import type { Dexie } from 'dexie';
import { composeEntry } from '../log/composeEntry';
import { logTableOf } from '../log/device/addLogEntry';
import { keyWorklist } from '../worklist/device/keyWorklist';

/** Adds what applications and entries of the log are found by to those from before it existed, or was composed as it is. */
export async function keySearches(db: Dexie): Promise<void> {
  await keyWorklist(db);
  await logTableOf(db)
    .toCollection()
    .modify((row) => {
      row.words = composeEntry(row).words;
    });
}
