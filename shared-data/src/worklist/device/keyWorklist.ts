import type { Dexie } from 'dexie';
import { object, safeParse, string } from 'valibot';
import { foundBy, tablesOf, worklistKeys } from '../../applications/device/applicationRow';
import { noteTableOf } from './noteTable';

/** The former format of an assignment: with the note, where citizens read it. */
const earlierAssignee = object({ note: string() });

/**
 * Adds the keys of the work list and of the search to the applications of a device: to those from before the work list
 * existed or had `waitsFor`, and to those that have just got a deadline. Moves hand-over notes to where citizens do not
 * read them. No other application is written.
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
