import { type Application, type ApplicationId, MoveNotAllowedError } from 'shared-model';
import { actOf, signedActOf, watchOf } from './forward';

/** An id for a draft. Create one when the form is first shown, and reuse it for retries. */
export function newDraftId(): string {
  return crypto.randomUUID();
}

/**
 * Submits a citizen's application with its documents: all of it is stored, or nothing. Submitting a
 * draft again (a second press, a retry after a lost response) returns the existing application; another text
 * under the same id gets a new id. The saved draft is removed.
 * @returns 'sent' with the application, or 'waiting' if the server cannot be reached: then it is sent later
 * @throws DocumentUnreadableError, StorageFullError, RecordsUnavailableError, and, if the council refuses it,
 *   AddressUnconfirmedError, DailyLimitError, OpenLimitError, ServiceNotOfferedError
 */
export const submitApplication = actOf('applications', 'submit');

/**
 * Moves an application to another status as the signed-in person, or adds a note if `to` is the current status.
 * @throws ApplicationChangedError when `revision` is no longer the current one; MoveNotAllowedError
 *   when the table of moves does not allow it (`canMove`); RecordNotFoundError; StorageFullError;
 *   SignedOutError
 */
export const moveApplication = signedActOf('applications', 'move');

export interface Decision {
  decision: 'approved' | 'rejected';
  /** Stored in the history, where the citizen can read it. */
  reason?: string;
  /** The revision that the admin has seen. */
  revision: number;
}

/**
 * Approves or rejects an application, directly from any status other than the decision itself (spec.md §4). An approval
 * issues the certificate of the service, if it has one; a move that ends the approval revokes it.
 * @throws as `moveApplication`; CertificateTooLongError if the certificate states more than its code can carry, WrongAnswersError if an answer
 *   fails its question's own check
 */
export function decideApplication(
  id: ApplicationId,
  { decision, reason, revision }: Decision,
): Promise<Application> {
  return moveApplication(id, { to: decision, revision, ...(reason ? { note: reason } : {}) });
}

/**
 * Takes back the latest decision on an application: it returns to its previous status. Only the admin who decided
 * may do so, within `takeBackMinutes` and while there is no later step.
 * @param decided the application after the decision
 * @throws as `moveApplication`; MoveNotAllowedError also when it is too late
 */
export async function takeBackDecision({
  id,
  status,
  revision,
  history,
}: Application): Promise<Application> {
  const to = history.at(-1)?.from;
  if (!to) throw new MoveNotAllowedError({ role: 'admin', from: status, to: status });
  // If it becomes rejected again, the citizen reads the reason of that earlier rejection.
  const note = to === 'rejected' ? history.findLast((step) => step.to === to)?.note : undefined;
  return moveApplication(id, { to, revision, ...(note ? { note } : {}) });
}

/**
 * A document's content. Its media type is one of those that citizens may upload, or
 * 'application/octet-stream', so that opening it never runs code.
 * @throws RecordNotFoundError, RecordsUnavailableError
 */
export const getDocument = actOf('applications', 'getDocument');

/** A citizen's applications, newest first: their own, then the five sample rows (spec.md §9). */
export const watchMyApplications = watchOf('applications', 'watchMine');

/** One application; fails with RecordNotFoundError if it does not exist. */
export const watchApplication = watchOf('applications', 'watchOne');

/** One page of all applications, found by index: fast with tens of thousands. */
export const watchApplicationPage = watchOf('applications', 'watchPage');

/** How many applications there are, by outcome and by stage. */
export const watchApplicationCounts = watchOf('applications', 'watchCounts');

/** Hours from submission to decision, on average over the latest decided applications; null if there are none. */
export const watchProcessingTime = watchOf('applications', 'watchProcessingTime');
