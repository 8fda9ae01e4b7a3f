import {
  doc,
  serverTimestamp,
  type DocumentData,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore';
import { object, string } from 'valibot';
import type { Actor } from '../../applications/Application';
import { applicationsIn } from '../../applications/firestore/storedApplication';
import type { ApplicationId } from '../../store/kinds';
import { parseRecord } from '../../store/parseRecord';

/** The note with which an application was handed over: beside it, where its citizen does not read it. */
export function noteAt(firestore: Firestore, id: ApplicationId): DocumentReference {
  return doc(applicationsIn(firestore), id, 'notes', 'hand-over');
}

export function toStoredNote(text: string, { uid, name }: Actor): DocumentData {
  return { text, by: { uid, name }, at: serverTimestamp() };
}

export function noteIn(snapshot: DocumentSnapshot): string | null {
  return parseRecord(noteSchema, 'note', snapshot.data())?.text ?? null;
}

const noteSchema = object({ text: string() });
