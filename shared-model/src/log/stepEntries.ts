import type {
  Application,
  ApplicationEvent,
  CertificateStep,
} from '../applications/applicationSchema';
import { outcomeOf } from '../applications/statusWords';
import { formatCertificateNumber } from '../certificates/certificateNumber';
import type { LogEntryId } from '../kinds/kinds';
import type { NewLogEntry } from './composeEntry';
import { certificateEntryId, decisionEntryId } from './entryIds';

/** An entry with the id that is derived from its action. */
export type EntryOfAct = NewLogEntry & { id: LogEntryId };

/**
 * The log entries of a step of an application: for a decision, a recommendation, a return, a step that takes one of these
 * back, and a change of a certificate. There are none for a citizen's step, a note, a check and the start of a review:
 * `isLoggedStep` in firestore.rules has the same rule.
 */
export function stepEntries(before: Application, after: Application): EntryOfAct[] {
  const step = after.history.at(-1);
  if (!step || step.by.role === 'user') return [];
  return [
    ...(isLoggedStep(before, after) ? [decisionEntry(after, step)] : []),
    ...(step.certificate ? [certificateEntry(after, step, step.certificate)] : []),
  ];
}

function isLoggedStep(before: Application, after: Application): boolean {
  const begins = before.status === 'pending' && after.status === 'in-review';
  return before.status !== after.status && !begins;
}

function decisionEntry(after: Application, { by, note }: ApplicationEvent): EntryOfAct {
  const { id, revision, number, applicant, service, status } = after;
  const isTakenBack = by.role === 'admin' && outcomeOf(status) === 'pending';
  return {
    id: decisionEntryId(id, revision),
    by,
    kind: 'decision',
    action: isTakenBack ? 'taken-back' : status,
    subject: number,
    detail: [`${applicant.name}, ${service}`, ...(note ? [note] : [])].join(': '),
  };
}

function certificateEntry(
  after: Application,
  { by }: ApplicationEvent,
  { number, change }: CertificateStep,
): EntryOfAct {
  return {
    id: certificateEntryId(number, change),
    by,
    kind: 'certificate',
    action: change,
    subject: after.number,
    detail: formatCertificateNumber(number),
  };
}
