import type { Dexie, Table } from 'dexie';
import type { ApplicationId } from '../../store/kinds';

/** The words with which an application was handed to whoever has it: beside the application, which citizens read. */
interface NoteRow {
  id: ApplicationId;
  text: string;
}

export const noteTables = { handOverNotes: 'id' };

export function noteTableOf(db: Dexie): Table<NoteRow, string> {
  return db.table('handOverNotes');
}
