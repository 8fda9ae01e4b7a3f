import type { ApplicationText } from '../applications/applicationText';
import type { FilledForm } from '../definitions/filledFormSchema';
import type { Documents, Path, Transaction } from '../documents/Documents';
import { where } from '../documents/query';
import type { StoredDocument } from '../documents/StoredDocument';
import type { DocumentId, IsoTime, UserId } from '../store/kinds';
import { answersOf } from './answerKey';
import type { DraftKey, SavedDraft } from './SavedDraft';

/** A draft as this device keeps it; the contents of its documents are documents of their own. */
export interface DraftRow extends ApplicationText {
  owner: DraftKey;
  id: SavedDraft['id'];
  updatedAt: IsoTime;
  /** In the order in which they were chosen. */
  documents: { id: DocumentId; name: string; type: string }[];
  form?: FilledForm | undefined;
  revision?: string | undefined;
}

const drafts: Path = 'drafts';

/** The key of an answer has slashes. */
export function draftAt(key: DraftKey): Path {
  return `${drafts}/${encodeURIComponent(key)}`;
}

export function contentAt(draft: Path, document: DocumentId): Path {
  return `${draft}/contents/${encodeURIComponent(document)}`;
}

/** Deletes a draft with its contents. Call it after all reads of the transaction. */
export function dropDraft(transaction: Pick<Transaction, 'delete'>, draft: StoredDocument): void {
  transaction.delete(draft.path);
  const documents = draft.get('documents');
  if (!Array.isArray(documents)) return;
  for (const { id } of documents as DraftRow['documents']) {
    transaction.delete(contentAt(draft.path, id));
  }
}

/** The drafts whose keys begin like this. */
export function findDrafts(
  documents: Pick<Documents, 'query'>,
  prefix: string,
): Promise<readonly StoredDocument[]> {
  return documents.query({
    collection: drafts,
    filters: [where('owner', '>=', prefix), where('owner', '<', `${prefix}\uffff`)],
  });
}

/** Deletes all unsent drafts of a citizen. */
export function dropDraftsOf(documents: Documents, uid: UserId): Promise<void> {
  return documents.transact(async (transaction) => {
    const own = await transaction.get(draftAt(uid));
    const answers = await findDrafts(documents, answersOf(uid));
    for (const draft of [own, ...answers]) dropDraft(transaction, draft);
  });
}
