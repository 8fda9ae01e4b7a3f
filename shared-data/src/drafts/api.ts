import { emptyText, isSameText } from '../applications/applicationText';
import { openRecords } from '../store/openRecords';
import type { DraftDocument, DraftText, SavedDraft } from './SavedDraft';
import type { ApplicationId, DocumentId, UserId } from '../store/kinds';

/**
 * What a citizen has filled in and not submitted, with its documents; undefined where there is none, or nothing in it.
 * @throws RecordsUnavailableError
 */
export async function findDraft(uid: UserId): Promise<SavedDraft | undefined> {
  const store = await openRecords();
  const draft = await store.drafts.find(uid);
  const isEmpty = draft && isSameText(draft, emptyText) && draft.documents.length === 0;
  return isEmpty ? undefined : draft;
}

/** Keeps what was typed so far. @throws StorageFullError, RecordsUnavailableError */
export async function saveDraftText(uid: UserId, text: DraftText): Promise<void> {
  const store = await openRecords();
  return store.drafts.keepText(uid, text);
}

/**
 * Keeps a document with the draft.
 * @throws DocumentUnreadableError, StorageFullError, RecordsUnavailableError
 */
export async function saveDraftDocument(
  uid: UserId,
  draftId: ApplicationId,
  document: DraftDocument,
): Promise<void> {
  const store = await openRecords();
  return store.drafts.keepDocument(uid, draftId, document);
}

/** Takes a document out of the draft; one that is not in it is no matter. @throws RecordsUnavailableError */
export async function removeDraftDocument(uid: UserId, documentId: DocumentId): Promise<void> {
  const store = await openRecords();
  return store.drafts.dropDocument(uid, documentId);
}

/** Forgets a citizen's draft and its documents. @throws RecordsUnavailableError */
export async function discardDraft(uid: UserId): Promise<void> {
  const store = await openRecords();
  return store.drafts.discard(uid);
}
