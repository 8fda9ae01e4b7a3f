import type {
  DraftRevision,
  NewPositionApplication,
  PositionApplication,
  PositionDraft,
  SavedPositionDraft,
  UserId,
  Watch,
} from 'shared-model';
import { openRecords } from './openRecords';
import { watchStore } from './watchStore';

/**
 * Saves an unfinished application for a position with its resume, in place of an earlier draft.
 * @param after the revision that the form has seen; not checked if left out
 * @throws DraftChangedError if another tab has saved, sent or discarded the draft since, DocumentUnreadableError,
 *   StorageFullError, RecordsUnavailableError
 */
export async function savePositionDraft(
  uid: UserId,
  draft: PositionDraft,
  after?: DraftRevision,
): Promise<SavedPositionDraft> {
  const store = await openRecords();
  return store.positionApplications.saveDraft(uid, draft, after);
}

/** The draft that a person has saved, if any. @throws RecordsUnavailableError */
export async function findPositionDraft(uid: UserId): Promise<SavedPositionDraft | undefined> {
  const store = await openRecords();
  return store.positionApplications.findDraft(uid);
}

/** Deletes a person's draft, if any. @throws RecordsUnavailableError */
export async function discardPositionDraft(uid: UserId): Promise<void> {
  const store = await openRecords();
  return store.positionApplications.discardDraft(uid);
}

/**
 * Hands in an application for a position: saves all of it or nothing, and deletes its draft. Handing it in again
 * (a second press, a retry) returns the same application.
 * @param after as for `savePositionDraft`
 * @throws DraftChangedError, DocumentUnreadableError, StorageFullError, RecordsUnavailableError
 */
export async function submitPositionApplication(
  uid: UserId,
  application: NewPositionApplication,
  after?: DraftRevision,
): Promise<PositionApplication> {
  const store = await openRecords();
  return store.positionApplications.submit(uid, application, after);
}

/** The applications for a position that a person has handed in, newest first. */
export function watchPositionApplications(uid: UserId): Watch<PositionApplication[]> {
  return watchStore((store) => store.positionApplications.watchMine(uid));
}
