import type { Watch } from '../store/Watch';
import type {
  NewPositionApplication,
  PositionApplication,
  PositionDraft,
  SavedPositionDraft,
} from './PositionApplication';

/** The part of the port for applications for a position. One draft for each person. */
export interface PositionApplicationRecords {
  saveDraft(uid: string, draft: PositionDraft): Promise<SavedPositionDraft>;
  findDraft(uid: string): Promise<SavedPositionDraft | undefined>;
  discardDraft(uid: string): Promise<void>;
  /** Keeps application and resume together and drops the draft; a known id returns what is there. */
  submit(uid: string, application: NewPositionApplication): Promise<PositionApplication>;
  /** Newest first. */
  watchMine(uid: string): Watch<PositionApplication[]>;
}
