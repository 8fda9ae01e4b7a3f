import type { Dexie, Table } from 'dexie';
import type { ApplicationId } from '../../store/kinds';

/** The note with which an application was handed to its assignee: stored beside the application, which citizens read. */
interface NoteRow {
  id: ApplicationId;
  text: string;
}

export const noteTables = { handOverNotes: 'id' };

export function noteTableOf(db: Dexie): Table<NoteRow, string> {
  return db.table('handOverNotes');
}
