import {
  type DocumentId,
  type DraftDocument,
  type DraftKey,
  type DraftRevision,
  type DraftText,
  emptyText,
  isSameText,
  type SavedDraft,
} from 'shared-model';
import { openRecords } from './openRecords';

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

/** The revision of a saved draft, and null where there is none. @throws RecordsUnavailableError */
export async function findDraftRevision(key: DraftKey): Promise<DraftRevision> {
  const store = await openRecords();
  return store.drafts.revision(key);
}

/**
 * Saves what was typed so far; resolves to the new revision.
 * @param after the revision that the form has seen; not checked if left out
 * @throws DraftChangedError if another tab has saved, sent or discarded the draft since, StorageFullError,
 *   RecordsUnavailableError
 */
export async function saveDraftText(
  key: DraftKey,
  text: DraftText,
  after?: DraftRevision,
): Promise<DraftRevision> {
  const store = await openRecords();
  return store.drafts.keepText(key, text, after);
}

/**
 * Saves a document with the draft; otherwise as `saveDraftText`.
 * @throws DocumentUnreadableError, DraftChangedError, StorageFullError, RecordsUnavailableError
 */
export async function saveDraftDocument(
  key: DraftKey,
  draftId: SavedDraft['id'],
  document: DraftDocument,
  after?: DraftRevision,
): Promise<DraftRevision> {
  const store = await openRecords();
  return store.drafts.keepDocument(key, draftId, document, after);
}

/**
 * Removes a document from the draft; does nothing where the draft does not have it. Otherwise as `saveDraftText`.
 * @throws DraftChangedError, RecordsUnavailableError
 */
export async function removeDraftDocument(
  key: DraftKey,
  documentId: DocumentId,
  after?: DraftRevision,
): Promise<DraftRevision> {
  const store = await openRecords();
  return store.drafts.dropDocument(key, documentId, after);
}

/**
 * Saves text and documents in place of what another tab has saved.
 * @throws DocumentUnreadableError, StorageFullError, RecordsUnavailableError
 */
export async function replaceDraft(
  key: DraftKey,
  text: DraftText,
  documents: readonly DraftDocument[],
): Promise<DraftRevision> {
  const store = await openRecords();
  return store.drafts.replace(key, text, documents);
}

/** Deletes a draft and its documents. @throws RecordsUnavailableError */
export async function discardDraft(key: DraftKey): Promise<void> {
  const store = await openRecords();
  return store.drafts.discard(key);
}
