import type { Dexie } from 'dexie';
import { tablesOf, worklistKeys } from '../../applications/device/applicationRow';

/**
 * Gives the applications of a device what the work list finds them by: those that it had before there was one or
 * before it asked for whom they wait for, and those that have just been given a deadline.
 */
export async function keyWorklist(db: Dexie): Promise<void> {
  await tablesOf(db)
    .applications.toCollection()
    .modify((row) => {
      row.keys = { ...row.keys, ...worklistKeys(row) };
    });
}
