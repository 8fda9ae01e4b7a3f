import type { ApplicationDocument } from '../applications/Application';
import type { ApplicationText } from '../applications/applicationText';
import type { FilledForm } from '../definitions/filledFormSchema';
import type { RecordsProblem } from '../store/explainRecordsError';
import type { ApplicationId, IsoTime, UserId } from '../store/kinds';
import type { Watch } from '../store/Watch';

/** An application that was submitted and has not reached the council yet. */
export interface WaitingSubmission extends ApplicationText {
  /** The application's. */
  id: ApplicationId;
  documents: Pick<ApplicationDocument, 'name' | 'type' | 'size'>[];
  form?: FilledForm | undefined;
  /** ISO 8601, UTC. */
  queuedAt: IsoTime;
  /** 'failed': it was refused, and waits for `retry` or `discard`. */
  state: 'waiting' | 'sending' | 'failed';
  /** The part that has arrived, from 0 to 1. */
  sent: number;
  problem?: RecordsProblem;
}

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
