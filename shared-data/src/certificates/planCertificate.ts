import type { Application, CertificateStep } from '../applications/Application';
import type { Move } from '../applications/ApplicationRecords';
import { canChangeCertificate } from '../applications/moves';
import type { ServiceDefinition } from '../definitions/definitionSchema';
import type { Answers } from '../definitions/filledFormSchema';
import { ApplicationChangedError, MoveNotAllowedError, RecordNotFoundError } from '../store/errors';
import type { CertificateNumber } from '../store/kinds';
import type { CertificateState } from './Certificate';
import { portalReasons } from './portalReason';

/** What an admin does with the certificate of an application that stays approved. */
export type CertificateAct =
  | { number: CertificateNumber; change: 'revoked' }
  | { number: CertificateNumber; change: 'replaced'; answers: Answers };

export interface CertifiedMove extends Move {
  act?: CertificateAct | undefined;
}

interface CertificatePlan {
  /** Whether a certificate is issued, where the service has one. */
  issues: boolean;
  /** The certificate that is no longer valid afterwards, where it is before. */
  ends?: CertificateNumber | undefined;
}

/**
 * What a move does with certificates: an approval issues one, and a step away from it ends the one there is.
 * @throws ApplicationChangedError, RecordNotFoundError, MoveNotAllowedError where an act is not about the latest
 *   certificate of an approved application, or not of an admin
 */
export function planCertificate(application: Application, move: CertifiedMove): CertificatePlan {
  const { form, certificate, status } = application;
  const { act, to } = move;
  if (act) {
    if (move.revision !== application.revision) throw new ApplicationChangedError(application.id);
    if (!canChangeCertificate(move.by.role, status, to)) throw notAllowed(application, move);
    if (certificate === undefined) throw new RecordNotFoundError('certificate', act.number);
    if (certificate !== act.number) throw notAllowed(application, move);
    return { issues: act.change === 'replaced', ends: certificate };
  }
  if (to === 'approved' && status !== 'approved') return { issues: form !== undefined };
  if (status === 'approved' && to !== 'approved') return { issues: false, ends: certificate };
  return { issues: false };
}

/** Whether an approval by this definition issues a certificate. */
export function hasCertificate({ outcome, certificate }: ServiceDefinition): boolean {
  return outcome === 'certificate' && certificate !== undefined;
}

interface Outcome {
  /** The new certificate. */
  issued?: CertificateNumber | undefined;
  /** The one that is no longer valid. */
  ended?: CertificateNumber | undefined;
}

/**
 * The entry in the history; undefined where nothing became of a certificate.
 * @throws MoveNotAllowedError where an act finds no valid certificate, or could make no new one
 */
export function stepOf(
  application: Application,
  move: CertifiedMove,
  { issued, ended }: Outcome,
): CertificateStep | undefined {
  const { act } = move;
  if (act && (!ended || (act.change === 'replaced' && !issued))) {
    throw notAllowed(application, move);
  }
  if (issued) return { number: issued, change: ended ? 'replaced' : 'issued' };
  return ended ? { number: ended, change: 'revoked' } : undefined;
}

/** What whoever checks a certificate reads; the reason of the act or of the rejection, where one was given. */
function reasonOf({ note, to }: CertifiedMove): string {
  if (note) return note;
  return portalReasons[to === 'rejected' ? 'rejected' : 'takenBack'];
}

/** A certificate that is no longer valid. */
export function endedState(
  move: CertifiedMove,
  issued: CertificateNumber | undefined,
  at: string,
): Exclude<CertificateState, { kind: 'valid' }> {
  return issued
    ? { kind: 'replaced', at, by: issued }
    : { kind: 'revoked', at, reason: reasonOf(move) };
}

function notAllowed({ status }: Application, { by, to }: Move): MoveNotAllowedError {
  return new MoveNotAllowedError({ role: by.role, from: status, to });
}
