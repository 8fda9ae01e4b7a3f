import type { Dexie } from 'dexie';
import {
  tablesOf,
  worklistKeys,
  type ApplicationRow,
} from '../../applications/device/applicationRow';

/** A row of before there was a work list. */
type EarlierRow = Omit<ApplicationRow, 'keys'> & { keys: Partial<ApplicationRow['keys']> };

/** Gives the applications of a device that had some before there was a work list what they are found by in it. */
export async function keyEarlierRows(db: Dexie): Promise<void> {
  await tablesOf(db)
    .applications.filter(({ keys }: EarlierRow) => keys.desk === undefined)
    .modify((row) => {
      row.keys = { ...row.keys, ...worklistKeys(row) };
    });
}
