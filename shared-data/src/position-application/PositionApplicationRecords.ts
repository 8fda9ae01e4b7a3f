import type { Watch } from '../store/Watch';
import type {
  NewPositionApplication,
  PositionApplication,
  PositionDraft,
  SavedPositionDraft,
} from './PositionApplication';
import type { UserId } from '../store/kinds';

/** The part of the port for applications for a position. One draft for each person. */
export interface PositionApplicationRecords {
  saveDraft(uid: UserId, draft: PositionDraft): Promise<SavedPositionDraft>;
  findDraft(uid: UserId): Promise<SavedPositionDraft | undefined>;
  discardDraft(uid: UserId): Promise<void>;
  /** Keeps application and resume together and drops the draft; a known id returns what is there. */
  submit(uid: UserId, application: NewPositionApplication): Promise<PositionApplication>;
  /** Newest first. */
  watchMine(uid: UserId): Watch<PositionApplication[]>;
}
