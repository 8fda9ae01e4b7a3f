import type { ApplicationId, UserId, Watch } from 'shared-model';
import { openRecords } from './openRecords';
import { watchStore } from './watchStore';
import type { WaitingSubmission } from '../outbox/WaitingSubmission';

/** A citizen's submissions that have not reached the council yet, the oldest first. */
export function watchOutbox(uid: UserId): Watch<WaitingSubmission[]> {
  return watchStore((store) => store.outbox.watch(uid));
}

/** Tries to send a submission now, even where it was refused before. @throws RecordNotFoundError */
export async function retrySubmission(uid: UserId, id: ApplicationId): Promise<void> {
  const store = await openRecords();
  return store.outbox.retry(uid, id);
}

/**
 * Removes a submission from the outbox for good. What was already sent is deleted where the server can be
 * reached; a submission that has become an application meanwhile stays one.
 */
export async function discardSubmission(uid: UserId, id: ApplicationId): Promise<void> {
  const store = await openRecords();
  return store.outbox.discard(uid, id);
}

/**
 * Removes everything from the outbox before a sign-out: stops the sending and deletes what was already sent, for
 * which the account must still be signed in. Takes some seconds at most.
 * @returns whether all that was sent is known to be deleted from the server
 */
export async function discardSubmissions(uid: UserId): Promise<boolean> {
  const store = await openRecords();
  return store.outbox.discardAll(uid);
}
