import { type DraftKey, emptyText, isSameText, type SavedDraft } from 'shared-model';
import { actOf } from './forward';
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
export const findDraftRevision = actOf('drafts', 'revision');

/**
 * Saves what was typed so far; resolves to the new revision.
 * @param after the revision that the form has seen; not checked if left out
 * @throws DraftChangedError if another tab has saved, sent or discarded the draft since, StorageFullError,
 *   RecordsUnavailableError
 */
export const saveDraftText = actOf('drafts', 'keepText');

/**
 * Saves a document with the draft; otherwise as `saveDraftText`.
 * @throws DocumentUnreadableError, DraftChangedError, StorageFullError, RecordsUnavailableError
 */
export const saveDraftDocument = actOf('drafts', 'keepDocument');

/**
 * Removes a document from the draft; does nothing where the draft does not have it. Otherwise as `saveDraftText`.
 * @throws DraftChangedError, RecordsUnavailableError
 */
export const removeDraftDocument = actOf('drafts', 'dropDocument');

/**
 * Saves text and documents in place of what another tab has saved.
 * @throws DocumentUnreadableError, StorageFullError, RecordsUnavailableError
 */
export const replaceDraft = actOf('drafts', 'replace');

/** Deletes a draft and its documents. @throws RecordsUnavailableError */
export const discardDraft = actOf('drafts', 'discard');
