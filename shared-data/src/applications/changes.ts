import { ApplicationChangedError, MoveNotAllowedError, OwnApplicationError } from '../store/errors';
import type { Actor, Application, ApplicationDocument, ApplicationDraft } from './Application';
import { personName } from '../people/personName';
import type { Move, SignedInApplicant, SubmissionResult } from './ApplicationRecords';
import { documentName } from '../files/documentName';
import { documentType } from '../files/documentTypes';
import { applicationTextOf, isSameText, type ApplicationText } from './applicationText';
import { canMove, canTakeBack } from './moves';
import type { IsoTime, ApplicationId } from '../store/kinds';

/**
 * What is noted of documents. Their ids are their places, so a retry makes the same ones.
 * @param before how many documents the application has already
 */
export function describeDocuments(files: readonly File[], before = 0): ApplicationDocument[] {
  return files.map((file, index) => ({
    id: String(before + index + 1),
    name: documentName(file.name),
    type: documentType(file),
    size: file.size,
  }));
}

/** An applicant as records hold them: accounts may have names that are longer, or do not show. */
export function asOnRecord({ uid, name, email }: SignedInApplicant): SignedInApplicant {
  return { uid, name: personName(name), email };
}

/** The application that a draft becomes. */
export function startApplication(
  draft: ApplicationDraft,
  applicant: SignedInApplicant,
  { number, at }: { number: string; at: IsoTime },
): Application {
  const { uid, name, email } = asOnRecord(applicant);
  return {
    id: draft.id,
    number,
    applicant: { uid, name, email },
    ...applicationTextOf(draft),
    status: 'pending',
    priority: 'normal',
    submittedAt: at,
    updatedAt: at,
    revision: 1,
    documents: describeDocuments(draft.documents),
    history: [{ at, by: { uid, name, role: 'user' }, from: null, to: 'pending' }],
  };
}

/**
 * The application after a move.
 * @throws ApplicationChangedError, OwnApplicationError, MoveNotAllowedError; the last also where a citizen
 *   moves an application of somebody else
 */
export function moveOn(application: Application, move: Move, at: IsoTime): Application {
  const { to, note, documents = [], by, revision } = move;
  const from = application.status;
  if (revision !== application.revision) throw new ApplicationChangedError(application.id);
  if (by.role !== 'user' && application.applicant.uid === by.uid) {
    throw new OwnApplicationError(application.id);
  }
  const isAllowed =
    canMove(by.role, from, to) || canTakeBack(application.history.at(-1), { by, to, at });
  if (!isAllowed || !mayTouch(application, by)) {
    throw new MoveNotAllowedError({ role: by.role, from, to });
  }
  const { uid, name, role } = by;
  return {
    ...application,
    status: to,
    updatedAt: at,
    revision: revision + 1,
    documents: [
      ...application.documents,
      ...describeDocuments(documents, application.documents.length),
    ],
    history: [
      ...application.history,
      { at, by: { uid, name, role }, from, to, ...(note ? { note } : {}) },
    ],
  };
}

/** Sample records have no owner; every citizen sees them as their own. */
function mayTouch({ applicant }: Application, by: Actor): boolean {
  return by.role !== 'user' || applicant.uid === null || applicant.uid === by.uid;
}

/** What tells two submissions apart. */
interface Content extends ApplicationText {
  documents: readonly { name: string }[];
}

interface Submitting {
  /** A submission that is on its way under this id already, and would be written over. */
  findWaiting?: (id: ApplicationId) => Promise<Content | undefined>;
  /** Submits the draft under this id; one that is known already results in the application it became. */
  submit: (id: ApplicationId) => Promise<SubmissionResult>;
}

/**
 * Submits a draft under its id, or under a new one where something else was submitted under its id. A draft that
 * is open in two tabs has one id: a second press makes one application, two different texts make two.
 * @throws as `submit`
 */
export async function submitUnderOwnId(
  draft: ApplicationDraft,
  { findWaiting, submit }: Submitting,
): Promise<SubmissionResult> {
  const submitAnew = () => submit(crypto.randomUUID());
  const waiting = await findWaiting?.(draft.id);
  if (waiting && !isSame(waiting, draft)) return submitAnew();
  const result = await submit(draft.id);
  const isOwn = result.kind === 'waiting' || isSame(result.application, draft);
  return isOwn ? result : submitAnew();
}

function isSame(known: Content, other: Content): boolean {
  const { documents } = other;
  return (
    isSameText(known, other) &&
    known.documents.length === documents.length &&
    known.documents.every(({ name }, index) => name === documentName(documents[index]?.name ?? ''))
  );
}
