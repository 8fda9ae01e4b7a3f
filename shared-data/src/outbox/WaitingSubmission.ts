import type {
  ApplicationDocument,
  ApplicationId,
  ApplicationText,
  FilledForm,
  IsoTime,
  RecordsProblem,
  UserId,
  Watch,
} from 'shared-model';

/** An application that was submitted and has not reached the council yet. */
export interface WaitingSubmission extends ApplicationText {
  /** The id of the application. */
  id: ApplicationId;
  documents: Pick<ApplicationDocument, 'name' | 'type' | 'size'>[];
  form?: FilledForm | undefined;
  /** ISO 8601, UTC. */
  queuedAt: IsoTime;
  /** 'failed': it was refused, and waits for `retry` or `discard`. */
  state: 'waiting' | 'sending' | 'failed';
  /** The part that the server has received, from 0 to 1. */
  sent: number;
  problem?: RecordsProblem;
}

/** The outbox's part of the port: what was submitted and has not reached the council yet. */
export interface OutboxRecords {
  /** The oldest first. */
  watch(uid: UserId): Watch<WaitingSubmission[]>;
  /** Tries to send it now, even where it was refused before. */
  retry(uid: UserId, id: ApplicationId): Promise<void>;
  /** Removes it for good, and deletes what was already sent from the server where that is possible. */
  discard(uid: UserId, id: ApplicationId): Promise<void>;
  /** Removes everything; resolves to whether all that was sent is known to be deleted from the server. */
  discardAll(uid: UserId): Promise<boolean>;
}
