import type { DraftRevision } from '../drafts/SavedDraft';
import type { IsoTime, PositionApplicationId, UserId } from '../kinds/kinds';
import type { Watch } from '../kinds/Watch';

/** The fields of an application for a position at the council (spec.md §3), in their order. */
export const positionFields = [
  'fullName',
  'email',
  'phone',
  'dob',
  'street',
  'city',
  'state',
  'zip',
  'country',
  'position',
  'department',
  'experience',
  'skills',
] as const;
export type PositionField = (typeof positionFields)[number];

/** The fields as they were typed. */
export type PositionValues = Record<PositionField, string>;

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

/** An application that was handed in. */
export interface PositionApplication {
  id: PositionApplicationId;
  /** Running within a year: '#POS-2026-001'. */
  number: string;
  values: PositionValues;
  resume: { name: string; type: string; size: number };
  /** ISO 8601, UTC. */
  submittedAt: IsoTime;
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
