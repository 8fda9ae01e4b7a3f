import { actOf } from './forward';

/**
 * Saves an unfinished application for a position with its resume, in place of an earlier draft.
 * @param after the revision that the form has seen; not checked if left out
 * @throws DraftChangedError if another tab has saved, sent or discarded the draft since, DocumentUnreadableError,
 *   StorageFullError, RecordsUnavailableError
 */
export const savePositionDraft = actOf('positionApplications', 'saveDraft');

/** The draft that a person has saved, if any. @throws RecordsUnavailableError */
export const findPositionDraft = actOf('positionApplications', 'findDraft');

/** Deletes a person's draft, if any. @throws RecordsUnavailableError */
export const discardPositionDraft = actOf('positionApplications', 'discardDraft');

/**
 * Hands in an application for a position: saves all of it or nothing, and deletes its draft. Handing it in again
 * (a second press, a retry) returns the same application.
 * @param after as for `savePositionDraft`
 * @throws DraftChangedError, DocumentUnreadableError, StorageFullError, RecordsUnavailableError
 */
export const submitPositionApplication = actOf('positionApplications', 'submit');
