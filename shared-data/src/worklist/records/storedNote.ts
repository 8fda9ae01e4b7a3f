import { noteSchema, type Actor, type ApplicationId } from 'shared-model';
import { applicationAt } from '../../applications/records/storedApplication';
import type { Fields, Path } from '../../documents/Documents';
import { serverTime } from '../../documents/serverValues';
import type { StoredDocument } from '../../documents/StoredDocument';
import { parseRecord } from '../../documents/parseRecord';

/** The note with which an application was handed over: beside it, where its citizen does not read it. */
export function noteAt(id: ApplicationId): Path {
  return `${applicationAt(id)}/notes/hand-over`;
}

export function toStoredNote(text: string, { uid, name }: Actor): Fields {
  return { text, by: { uid, name }, at: serverTime };
}

export function noteIn({ data }: StoredDocument): string | null {
  return parseRecord(noteSchema, 'note', data)?.text ?? null;
}
