import { actOf, watchOf } from './forward';

/** A citizen's submissions that have not reached the council yet, the oldest first. */
export const watchOutbox = watchOf('outbox', 'watch');

/** Tries to send a submission now, even where it was refused before. @throws RecordNotFoundError */
export const retrySubmission = actOf('outbox', 'retry');

/**
 * Removes a submission from the outbox for good. What was already sent is deleted where the server can be
 * reached; a submission that has become an application meanwhile stays one.
 */
export const discardSubmission = actOf('outbox', 'discard');

/**
 * Removes everything from the outbox before a sign-out: stops the sending and deletes what was already sent, for
 * which the account must still be signed in. Takes some seconds at most.
 * @returns whether all that was sent is known to be deleted from the server
 */
export const discardSubmissions = actOf('outbox', 'discardAll');
