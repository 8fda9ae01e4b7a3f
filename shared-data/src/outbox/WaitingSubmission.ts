import type { ApplicationDocument, ApplicationDraft } from '../applications/Application';
import type { RecordsProblem } from '../store/explainRecordsError';

/** An application that was submitted and has not reached the council yet. */
export interface WaitingSubmission extends Pick<ApplicationDraft, 'id' | 'service' | 'details'> {
  documents: Pick<ApplicationDocument, 'name' | 'type' | 'size'>[];
  /** ISO 8601, UTC. */
  queuedAt: string;
  /** 'failed': it was refused, and waits for `retry` or `discard`. */
  state: 'waiting' | 'sending' | 'failed';
  /** The part that has arrived, from 0 to 1. */
  sent: number;
  problem?: RecordsProblem;
}
