import type { Dexie } from 'dexie';
import type { ApplicationText } from '../applications/applicationText';
import type { FilledForm } from '../definitions/filledFormSchema';
import type { DocumentId, IsoTime, UserId } from '../store/kinds';
import { answersOf } from './answerKey';
import type { DraftKey, SavedDraft } from './SavedDraft';

export interface DraftRow extends ApplicationText {
  owner: DraftKey;
  id: SavedDraft['id'];
  updatedAt: IsoTime;
  /** In the order in which they were chosen. */
  documents: { id: DocumentId; name: string; type: string }[];
  form?: FilledForm | undefined;
  revision?: string | undefined;
}

interface DraftDocumentRow {
  owner: DraftKey;
  id: DocumentId;
  bytes: ArrayBuffer;
}

export const draftTables = { drafts: 'owner', draftDocuments: '[owner+id], owner' };

export function draftTablesOf(db: Dexie) {
  return {
    drafts: db.table<DraftRow, string>('drafts'),
    contents: db.table<DraftDocumentRow, [string, string]>('draftDocuments'),
  };
}

/** Call it within a transaction on both tables. */
export async function dropDraft(db: Dexie, owner: DraftKey): Promise<void> {
  const { drafts, contents } = draftTablesOf(db);
  await drafts.delete(owner);
  await contents.where('owner').equals(owner).delete();
}

/** Deletes all unsent drafts of a citizen. */
export async function dropDraftsOf(db: Dexie, uid: UserId): Promise<void> {
  const { drafts, contents } = draftTablesOf(db);
  const answers = answersOf(uid);
  await drafts.where('owner').equals(uid).or('owner').startsWith(answers).delete();
  await contents.where('owner').equals(uid).or('owner').startsWith(answers).delete();
}
