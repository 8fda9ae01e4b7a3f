import type { Dexie } from 'dexie';
import { object, safeParse, string } from 'valibot';
import { foundBy, tablesOf, worklistKeys } from '../../applications/device/applicationRow';
import { noteTableOf } from './noteTable';

/** As an assignment was written once: with the words, where citizens read them. */
const earlierAssignee = object({ note: string() });

/**
 * Gives the applications of a device what the work list finds them by: those that it had before there was one or
 * before it asked for whom they wait, and those that have just been given a deadline; and what a search finds them by.
 * Words of whoever handed
 * one over go to where citizens do not read them. No other is written.
 */
export async function keyWorklist(db: Dexie): Promise<void> {
  const notes: { id: string; text: string }[] = [];
  await tablesOf(db)
    .applications.toCollection()
    .modify((row) => {
      const before = JSON.stringify(row.keys);
      const words = foundBy(row, row.keys.names);
      row.keys = { ...row.keys, words, ...worklistKeys(row) };
      const earlier = safeParse(earlierAssignee, row.assignee);
      if (!row.assignee || !earlier.success) return JSON.stringify(row.keys) !== before;
      const { uid, name, at, by } = row.assignee;
      row.assignee = { uid, name, at, by, hasNote: true };
      notes.push({ id: row.id, text: earlier.output.note });
      return true;
    });
  await noteTableOf(db).bulkPut(notes);
}
