import type { ApplicationDocument } from '../applications/Application';
import type { ApplicationText } from '../applications/applicationText';
import type { RecordsProblem } from '../store/explainRecordsError';
import type { ApplicationId, IsoTime } from '../store/kinds';

/** An application that was submitted and has not reached the council yet. */
export interface WaitingSubmission extends ApplicationText {
  /** The application's. */
  id: ApplicationId;
  documents: Pick<ApplicationDocument, 'name' | 'type' | 'size'>[];
  /** ISO 8601, UTC. */
  queuedAt: IsoTime;
  /** 'failed': it was refused, and waits for `retry` or `discard`. */
  state: 'waiting' | 'sending' | 'failed';
  /** The part that has arrived, from 0 to 1. */
  sent: number;
  problem?: RecordsProblem;
}
