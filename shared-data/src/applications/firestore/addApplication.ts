import { doc, serverTimestamp, type Transaction } from 'firebase/firestore';
import { countChunks } from '../../firestore/documentChunks';
import { drawNumber } from '../../firestore/drawNumber';
import type { LiveContext } from '../../firestore/LiveFeature';
import type { Deadline } from '../../deadlines/Deadline';
import type { FilledForm } from '../../definitions/filledFormSchema';
import type { ApplicationDocument } from '../Application';
import type { SignedInApplicant } from '../ApplicationRecords';
import { startTracking } from '../../tracking/firestore/writeTracking';
import { drawTrackingNumber } from '../../tracking/trackingNumber';
import { applicationTextOf, type ApplicationText } from '../applicationText';
import { languageOf } from '../changes';
import { applicationKeys } from './applicationKeys';
import { toStoredForm } from './storedForm';
import { applicationsIn } from './storedApplication';
import type { ApplicationId } from '../../store/kinds';

export interface Submission extends ApplicationText {
  id: ApplicationId;
  applicant: SignedInApplicant;
  documents: readonly ApplicationDocument[];
  language?: string | undefined;
  form?: FilledForm | undefined;
  /** The names on the form. */
  names?: readonly string[];
  /** The id of the service. */
  serviceId: string;
  deadline: Deadline;
}

/**
 * Writes an application, reserves its number and starts its tracking. A number that is already in use is refused as not
 * permitted; a retry of the transaction draws another one.
 */
export function addApplication(
  { firestore, now }: LiveContext,
  transaction: Transaction,
  submission: Submission,
): void {
  const { id, applicant, serviceId, documents, form, names, deadline } = submission;
  const { uid, name, email } = applicant;
  const text = applicationTextOf(submission);
  const drawn = drawNumber(now());
  const number = `#PAN-${drawn}`;
  const status = 'pending';
  const at = serverTimestamp();
  const trackingNumber = drawTrackingNumber();
  transaction.set(doc(applicationsIn(firestore), id), {
    number,
    trackingNumber,
    applicant: { uid, name, email },
    ...languageOf(submission),
    ...text,
    status,
    priority: 'normal',
    submittedAt: at,
    updatedAt: at,
    revision: 1,
    documents: documents.map(toStoredDocument),
    ...(form ? { form: toStoredForm(form) } : {}),
    deadline,
    // Written as null, so that unassigned applications can be queried.
    assignee: null,
    history: { 1: { at, by: { uid, name, role: 'user' }, from: null, to: status } },
    keys: applicationKeys({ applicant, service: text.service, number, status }, serviceId, names),
  });
  transaction.set(doc(firestore, 'applicationNumbers', drawn), { application: id, at });
  const started = { number: trackingNumber, application: id, service: text.service, deadline };
  startTracking(firestore, transaction, started);
}

/** Adds the number of chunks that hold the content. */
export function toStoredDocument({ id, name, type, size }: ApplicationDocument) {
  return { id, name, type, size, chunks: countChunks(size) };
}
