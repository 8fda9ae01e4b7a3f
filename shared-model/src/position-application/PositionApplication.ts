import type { DraftRevision } from '../drafts/SavedDraft';
import type { IsoTime, PositionApplicationId, UserId } from '../kinds/kinds';
import type { Watch } from '../kinds/Watch';
import type { PositionValues, PositionApplication } from './positionApplicationSchema';

/** An unfinished form. */
export interface PositionDraft {
  /** Created by the form (`newDraftId()`): it becomes the application's id. */
  id: PositionApplicationId;
  values: PositionValues;
  resume: File | null;
}

export interface SavedPositionDraft extends PositionDraft {
  /** ISO 8601, UTC. */
  savedAt: IsoTime;
  /** Changes with each save, in this tab or another. */
  revision: DraftRevision;
}

export interface NewPositionApplication extends PositionDraft {
  resume: File;
}

/**
 * The part of the port for applications for a position. One draft for each person. `after` is the revision that the form has
 * seen; not checked if left out.
 */
export interface PositionApplicationRecords {
  saveDraft(uid: UserId, draft: PositionDraft, after?: DraftRevision): Promise<SavedPositionDraft>;
  findDraft(uid: UserId): Promise<SavedPositionDraft | undefined>;
  discardDraft(uid: UserId): Promise<void>;
  /** Saves application and resume together and deletes the draft; returns the existing application of a known id. */
  submit(
    uid: UserId,
    application: NewPositionApplication,
    after?: DraftRevision,
  ): Promise<PositionApplication>;
  /** Newest first. */
  watchMine(uid: UserId): Watch<PositionApplication[]>;
}
