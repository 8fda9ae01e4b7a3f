import { currentActor } from '../store/currentActor';
import { MoveNotAllowedError } from '../store/errors';
import { openRecords } from '../store/openRecords';
import type { Watch } from '../store/Watch';
import { watchStore } from '../store/watchStore';
import type { Application, ApplicationDraft } from './Application';
import type {
  ApplicationCounts,
  ApplicationPage,
  ApplicationPageQuery,
  Move,
  SignedInApplicant,
  SubmitOptions,
  SubmissionResult,
} from './ApplicationRecords';
import type { ApplicationId, DocumentId, UserId } from '../store/kinds';

/** An id for a draft. Make one when the form is first shown, and keep it over retries. */
export function newDraftId(): string {
  return crypto.randomUUID();
}

/**
 * Submits a citizen's application with its documents: all of it is kept, or nothing. Submitting a
 * draft again (a second press, a retry after a lost answer) returns the application it became; another text
 * under the same id gets an id of its own. The saved draft is removed.
 * @returns 'sent' with the application, or 'waiting' where the server is out of reach: it is sent later then
 * @throws DocumentUnreadableError, StorageFullError, RecordsUnavailableError, and what the council refuses it
 *   with: AddressUnconfirmedError, DailyLimitError, OpenLimitError, ServiceNotOfferedError
 */
export async function submitApplication(
  draft: ApplicationDraft,
  applicant: SignedInApplicant,
  options?: SubmitOptions,
): Promise<SubmissionResult> {
  const store = await openRecords();
  return store.applications.submit(draft, applicant, options);
}

/**
 * Moves an application on, or adds a note where `to` is the status it has, as whoever is signed in.
 * @throws ApplicationChangedError when `revision` is no longer the current one; MoveNotAllowedError
 *   when the table of moves does not hold it (`canMove`); RecordNotFoundError; StorageFullError;
 *   SignedOutError
 */
export async function moveApplication(
  id: ApplicationId,
  move: Omit<Move, 'by'>,
): Promise<Application> {
  const by = currentActor();
  const store = await openRecords();
  return store.applications.move(id, { ...move, by });
}

export interface Decision {
  decision: 'approved' | 'rejected';
  /** Kept in the history, where the citizen can read it. */
  reason?: string;
  /** The revision that the admin has seen. */
  revision: number;
}

/**
 * Approves or rejects, directly from any status except one that already is so (spec.md §4). An approval issues the
 * certificate of the service, if it has one; what ends the approval revokes it.
 * @throws as `moveApplication`; CertificateTooLongError where the certificate states more than its code can carry
 */
export function decideApplication(
  id: ApplicationId,
  { decision, reason, revision }: Decision,
): Promise<Application> {
  return moveApplication(id, { to: decision, revision, ...(reason ? { note: reason } : {}) });
}

/**
 * Takes the latest decision of an application back: it stands where it stood before. Only the admin who
 * decided may, within `takeBackMinutes` and while nothing came after it.
 * @param decided as the decision left it
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
  // Rejected again: the citizen reads the reason that was given then.
  const note = to === 'rejected' ? history.findLast((step) => step.to === to)?.note : undefined;
  return moveApplication(id, { to, revision, ...(note ? { note } : {}) });
}

/**
 * A document's content. Its media type is one of those that citizens may hand in, or
 * 'application/octet-stream', so that opening it never runs anything.
 * @throws RecordNotFoundError, RecordsUnavailableError
 */
export async function getDocument(
  applicationId: ApplicationId,
  documentId: DocumentId,
): Promise<Blob> {
  const store = await openRecords();
  return store.applications.getDocument(applicationId, documentId);
}

/** A citizen's applications, newest first: their own, then the five sample rows (spec.md §9). */
export function watchMyApplications(uid: UserId): Watch<Application[]> {
  return watchStore((store) => store.applications.watchMine(uid));
}

/** One application; fails with RecordNotFoundError where there is none. */
export function watchApplication(id: ApplicationId): Watch<Application> {
  return watchStore((store) => store.applications.watchOne(id));
}

/** One page of all applications, found by index: good with tens of thousands. */
export function watchApplicationPage(query: ApplicationPageQuery): Watch<ApplicationPage> {
  return watchStore((store) => store.applications.watchPage(query));
}

/** How many applications there are, by outcome and by stage. */
export function watchApplicationCounts(): Watch<ApplicationCounts> {
  return watchStore((store) => store.applications.watchCounts());
}

/** Hours from submission to decision, on average over the latest decided applications; null where there are none. */
export function watchProcessingTime(): Watch<number | null> {
  return watchStore((store) => store.applications.watchProcessingTime());
}
