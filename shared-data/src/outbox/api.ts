import { openRecords } from '../store/openRecords';
import type { Watch } from '../store/Watch';
import { watchStore } from '../store/watchStore';
import type { WaitingSubmission } from './WaitingSubmission';
import type { ApplicationId, UserId } from '../store/kinds';

/** A citizen's submissions that have not reached the council yet, the oldest first. */
export function watchOutbox(uid: UserId): Watch<WaitingSubmission[]> {
  return watchStore((store) => store.outbox.watch(uid));
}

/** Tries at once to send a submission, also where it was refused before. @throws RecordNotFoundError */
export async function retrySubmission(uid: UserId, id: ApplicationId): Promise<void> {
  const store = await openRecords();
  return store.outbox.retry(uid, id);
}

/**
 * Takes a submission out of the outbox for good. What was sent of it already is taken back where the
 * server can be reached; one that has become an application meanwhile stays one.
 */
export async function discardSubmission(uid: UserId, id: ApplicationId): Promise<void> {
  const store = await openRecords();
  return store.outbox.discard(uid, id);
}

/**
 * Takes everything out of the outbox before a sign-out: the sending stops, and what was sent is taken back, for
 * which the account still has to be signed in. It does not take longer than some seconds.
 * @returns whether all of it is known to be taken back
 */
export async function discardSubmissions(uid: UserId): Promise<boolean> {
  const store = await openRecords();
  return store.outbox.discardAll(uid);
}
