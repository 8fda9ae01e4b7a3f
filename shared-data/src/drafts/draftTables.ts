import type { Dexie } from 'dexie';
import type { ApplicationText } from '../applications/applicationText';
import type { FilledForm } from '../definitions/filledFormSchema';
import type { ApplicationId, DocumentId, IsoTime, UserId } from '../store/kinds';

export interface DraftRow extends ApplicationText {
  owner: UserId;
  id: ApplicationId;
  updatedAt: IsoTime;
  /** In the order in which they were chosen. */
  documents: { id: DocumentId; name: string; type: string }[];
  form?: FilledForm | undefined;
}

interface DraftDocumentRow {
  owner: UserId;
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
export async function dropDraft(db: Dexie, owner: UserId): Promise<void> {
  const { drafts, contents } = draftTablesOf(db);
  await drafts.delete(owner);
  await contents.where('owner').equals(owner).delete();
}
