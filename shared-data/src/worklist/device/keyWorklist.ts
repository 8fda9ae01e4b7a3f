import type { Dexie } from 'dexie';
import { object, safeParse, string } from 'valibot';
import { tablesOf, worklistKeys } from '../../applications/device/applicationRow';
import { noteTableOf } from './noteTable';

/** As an assignment was written once: with the words, where citizens read them. */
const earlierAssignee = object({ note: string() });

/**
 * Gives the applications of a device what the work list finds them by: those that it had before there was one or
 * before it asked for whom they wait, and those that have just been given a deadline. Words of whoever handed
 * one over go to where citizens do not read them.
 */
export async function keyWorklist(db: Dexie): Promise<void> {
  const notes: { id: string; text: string }[] = [];
  await tablesOf(db)
    .applications.toCollection()
    .modify((row) => {
      row.keys = { ...row.keys, ...worklistKeys(row) };
      const earlier = safeParse(earlierAssignee, row.assignee);
      if (!row.assignee || !earlier.success) return;
      const { uid, name, at, by } = row.assignee;
      row.assignee = { uid, name, at, by, hasNote: true };
      notes.push({ id: row.id, text: earlier.output.note });
    });
  await noteTableOf(db).bulkPut(notes);
}
