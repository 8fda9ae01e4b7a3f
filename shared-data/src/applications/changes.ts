import {
  type Actor,
  answerForm,
  type Application,
  ApplicationChangedError,
  type ApplicationDocument,
  type ApplicationDraft,
  type ApplicationEvent,
  type ApplicationId,
  type ApplicationText,
  applicationTextOf,
  areNotesWithin,
  canChangeCertificate,
  canMove,
  canTakeBack,
  type CertificateStep,
  type Deadline,
  documentName,
  documentType,
  type FilledForm,
  formOf,
  hasRoomForStep,
  type IsoTime,
  isSameForm,
  isSameText,
  mayOpenAnswers,
  type Move,
  MoveNotAllowedError,
  NotPermittedError,
  outcomeOf,
  OwnApplicationError,
  personName,
  saysWhatIsWrong,
  type SignedInApplicant,
  type SubmissionResult,
  type TrackingNumber,
} from 'shared-model';

/**
 * The metadata of documents. Their ids are their positions, so that a retry creates the same ids.
 * @param before how many documents the application already has
 */
export function describeDocuments(files: readonly File[], before = 0): ApplicationDocument[] {
  return files.map((file, index) => ({
    id: String(before + index + 1),
    name: documentName(file.name),
    type: documentType(file),
    size: file.size,
  }));
}

/** Picks the language from an object that may have one, to be spread into a record. */
export function languageOf({ language }: { language?: string | undefined }): { language?: string } {
  return language === undefined ? {} : { language };
}

/** An applicant as stored in records: names of accounts may be too long or contain invisible characters. */
export function asOnRecord({ uid, name, email }: SignedInApplicant): SignedInApplicant {
  return { uid, name: personName(name), email };
}

/** The application that a draft becomes. */
export function startApplication(
  draft: ApplicationDraft,
  applicant: SignedInApplicant,
  {
    number,
    at,
    deadline,
    trackingNumber,
  }: { number: string; at: IsoTime; deadline?: Deadline; trackingNumber?: TrackingNumber },
): Application {
  const { uid, name, email } = asOnRecord(applicant);
  return {
    id: draft.id,
    number,
    ...(trackingNumber ? { trackingNumber } : {}),
    applicant: { uid, name, email },
    ...languageOf(draft),
    ...applicationTextOf(draft),
    status: 'pending',
    priority: 'normal',
    submittedAt: at,
    updatedAt: at,
    revision: 1,
    documents: describeDocuments(draft.documents),
    ...formOf(draft),
    ...(deadline ? { deadline } : {}),
    history: [{ at, by: { uid, name, role: 'user' }, from: null, to: 'pending' }],
  };
}

/** A move with its changes to the certificate and the deadline of the application, which the store supplies. */
interface StoredMove extends Move {
  /** Set if the move changes the deadline. */
  deadline?: Deadline | undefined;
  certificate?: CertificateStep | undefined;
}

/**
 * The application after a move.
 * @throws NotPermittedError if a citizen moves somebody else's application; ApplicationChangedError, OwnApplicationError,
 *   MoveNotAllowedError; the last also if a citizen changes something that was not opened, if staff return one without saying what is wrong, if
 *   anybody but staff opens or checks answers, and if something exceeds `limits`
 */
export function moveOn(application: Application, move: StoredMove, at: IsoTime): Application {
  const { to, note, documents = [], by, revision, certificate, deadline } = move;
  const from = application.status;
  if (!mayTouch(application, by)) throw new NotPermittedError('It is of another citizen.');
  if (revision !== application.revision) throw new ApplicationChangedError(application.id);
  if (by.role !== 'user' && application.applicant.uid === by.uid) {
    throw new OwnApplicationError(application.id);
  }
  const isAllowed =
    canMove(by.role, from, to) ||
    canTakeBack(application.history.at(-1), { by, to, at }) ||
    (certificate !== undefined && canChangeCertificate(by.role, from, to));
  const isReturn = from === 'in-review' && to === 'returned';
  const isUnexplained = isReturn && !saysWhatIsWrong(application, move);
  if (!isAllowed || isUnexplained || !hasRoomForStep(application)) {
    throw new MoveNotAllowedError({ role: by.role, from, to });
  }
  const { uid, name, role } = by;
  const all = [
    ...application.documents,
    ...describeDocuments(documents, application.documents.length),
  ];
  const formStep = changeForm(application, move, all);
  if (!formStep) throw new MoveNotAllowedError({ role, from, to });
  const { event, ...fields } = formStep;
  return {
    ...application,
    ...fields,
    ...(certificate && certificate.change !== 'revoked' ? { certificate: certificate.number } : {}),
    ...(deadline ? { deadline } : {}),
    status: to,
    updatedAt: at,
    revision: revision + 1,
    documents: all,
    history: [
      ...application.history,
      {
        at,
        by: { uid, name, role },
        from,
        to,
        ...(note ? { note } : {}),
        ...event,
        ...(certificate ? { certificate } : {}),
      },
    ],
  };
}

interface FormStep extends Pick<Application, 'form' | 'checks'> {
  event: Pick<ApplicationEvent, 'opened' | 'changed' | 'checked'>;
}

/** The changes that a move makes to the answers of an application; undefined if they are not allowed. */
function changeForm(
  application: Application,
  { to, by, form, opened = {}, checks }: Move,
  documents: readonly ApplicationDocument[],
): FormStep | undefined {
  const step: FormStep = { event: {} };
  if (form) {
    const ids = documents.map(({ id }) => id);
    const answered = by.role === 'user' ? answerForm(application, form, ids) : undefined;
    if (!answered) return undefined;
    step.form = answered.form;
    if (Object.keys(answered.changed).length > 0) step.event.changed = answered.changed;
  }
  if (Object.keys(opened).length > 0) {
    const isReturn = application.status === 'in-review' && to === 'returned';
    const mayOpen = isReturn && mayOpenAnswers(application);
    if (!application.form || !mayOpen || !areNotesWithin(opened)) return undefined;
    step.event.opened = opened;
  }
  if (checks) {
    const isUndecided = outcomeOf(application.status) === 'pending';
    const notes = Object.entries(checks).map(([id, { note = '' }]) => [id, note] as const);
    const mayCheck =
      by.role === 'staff' && isUndecided && areNotesWithin(Object.fromEntries(notes));
    if (!application.form || !mayCheck) return undefined;
    step.checks = checks;
    step.event.checked = true;
  }
  return step;
}

/** Sample records have no owner; every citizen sees them as their own. */
function mayTouch({ applicant }: Application, by: Actor): boolean {
  return by.role !== 'user' || applicant.uid === null || applicant.uid === by.uid;
}

/** The content by which two submissions are distinguished. */
interface Content extends ApplicationText {
  documents: readonly { name: string }[];
  form?: FilledForm | undefined;
}

interface Submitting {
  /** A submission that already waits under this id and would be overwritten. */
  findWaiting?: (id: ApplicationId) => Promise<Content | undefined>;
  /** Submits the draft under this id; if the id was submitted before, returns the existing application. */
  submit: (id: ApplicationId) => Promise<SubmissionResult>;
}

/**
 * Submits a draft under its id, or under a new id if another text was submitted under its id. A draft that is open in
 * two tabs has one id: submitting the same text twice creates one application, two different texts create two.
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
    isSameForm(known.form, other.form) &&
    known.documents.length === documents.length &&
    known.documents.every(({ name }, index) => name === documentName(documents[index]?.name ?? ''))
  );
}
