import type { Watch } from '../store/Watch';
import type { WaitingSubmission } from './WaitingSubmission';
import type { ApplicationId, UserId } from '../store/kinds';

/** The outbox's part of the port: what was submitted and has not reached the council yet. */
export interface OutboxRecords {
  /** The oldest first. */
  watch(uid: UserId): Watch<WaitingSubmission[]>;
  /** Tries at once to send it, also where it was refused before. */
  retry(uid: UserId, id: ApplicationId): Promise<void>;
  /** Takes it out for good; what was sent of it is taken back where that is possible. */
  discard(uid: UserId, id: ApplicationId): Promise<void>;
  /** Takes out everything; resolves to whether all that was sent of it is known to be taken back. */
  discardAll(uid: UserId): Promise<boolean>;
}
