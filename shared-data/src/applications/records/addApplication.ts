import {
  type ApplicationDocument,
  type ApplicationId,
  type ApplicationText,
  applicationTextOf,
  type Deadline,
  drawTrackingNumber,
  type FilledForm,
  type SignedInApplicant,
} from 'shared-model';
import type { Transaction } from '../../documents/Documents';
import { serverTime } from '../../documents/serverValues';
import { countChunks } from '../../files/documentChunks';
import type { TakenNumber } from '../../store/Traits';
import { startTracking } from '../../tracking/records/writeTracking';
import { languageOf } from '../changes';
import { applicationKeys } from './applicationKeys';
import { toStoredForm } from './storedForm';
import { applicationAt } from './storedApplication';

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
 * Writes an application, reserves its number and starts its tracking. A council refuses a number that is already in use; a
 * retry of the transaction takes another one.
 */
export function addApplication(
  transaction: Transaction,
  submission: Submission,
  taken: TakenNumber,
): void {
  const { id, applicant, serviceId, documents, form, names, deadline } = submission;
  const { uid, name, email } = applicant;
  const text = applicationTextOf(submission);
  const number = `#PAN-${taken.number}`;
  const status = 'pending';
  const at = serverTime;
  const trackingNumber = drawTrackingNumber();
  transaction.set(applicationAt(id), {
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
  taken.write();
  const started = { number: trackingNumber, application: id, service: text.service, deadline };
  startTracking(transaction, started);
}

/** Adds the number of chunks that hold the content. */
export function toStoredDocument({ id, name, type, size }: ApplicationDocument) {
  return { id, name, type, size, chunks: countChunks(size) };
}
