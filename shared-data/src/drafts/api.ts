import { emptyText, isSameText } from '../applications/applicationText';
import { openRecords } from '../store/openRecords';
import type { DraftDocument, DraftKey, DraftText, SavedDraft } from './SavedDraft';
import type { DocumentId } from '../store/kinds';

/**
 * A citizen's unsent draft, with its documents; undefined where there is none or it is empty.
 * @throws RecordsUnavailableError
 */
export async function findDraft(key: DraftKey): Promise<SavedDraft | undefined> {
  const store = await openRecords();
  const draft = await store.drafts.find(key);
  const isEmpty = draft && isSameText(draft, emptyText) && draft.documents.length === 0;
  return isEmpty ? undefined : draft;
}

/** Saves what was typed so far. @throws StorageFullError, RecordsUnavailableError */
export async function saveDraftText(key: DraftKey, text: DraftText): Promise<void> {
  const store = await openRecords();
  return store.drafts.keepText(key, text);
}

/**
 * Saves a document with the draft.
 * @throws DocumentUnreadableError, StorageFullError, RecordsUnavailableError
 */
export async function saveDraftDocument(
  key: DraftKey,
  draftId: SavedDraft['id'],
  document: DraftDocument,
): Promise<void> {
  const store = await openRecords();
  return store.drafts.keepDocument(key, draftId, document);
}

/** Removes a document from the draft; does nothing where the draft does not have it. @throws RecordsUnavailableError */
export async function removeDraftDocument(key: DraftKey, documentId: DocumentId): Promise<void> {
  const store = await openRecords();
  return store.drafts.dropDocument(key, documentId);
}

/** Deletes a draft and its documents. @throws RecordsUnavailableError */
export async function discardDraft(key: DraftKey): Promise<void> {
  const store = await openRecords();
  return store.drafts.discard(key);
}
