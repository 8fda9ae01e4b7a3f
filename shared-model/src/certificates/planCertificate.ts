import type { Application, CertificateStep } from '../applications/applicationSchema';
import type { Move } from '../applications/ApplicationRecords';
import { canChangeCertificate } from '../applications/moves';
import type { ServiceDefinition } from '../definitions/definitionSchema';
import type { Answers } from '../definitions/filledFormSchema';
import {
  ApplicationChangedError,
  MoveNotAllowedError,
  RecordNotFoundError,
} from '../errors/errors';
import type { CertificateNumber } from '../kinds/kinds';
import { findWrongAnswers } from '../applications/findWrongAnswers';
import type { CertificateState } from './certificateSchemas';
import { WrongAnswersError } from './CertificateRecords';
import { portalReasons } from './portalReason';

/** A change by an admin to the certificate of an application that stays approved. */
export type CertificateAction =
  | { number: CertificateNumber; change: 'revoked' }
  | { number: CertificateNumber; change: 'replaced'; answers: Answers };

export interface CertifiedMove extends Move {
  action?: CertificateAction | undefined;
}

interface CertificatePlan {
  /** Whether a certificate is issued, if the service has one. */
  issues: boolean;
  /** The certificate to end, if it is still valid. */
  ends?: CertificateNumber | undefined;
}

/**
 * The effect of a move on certificates: an approval issues one, and a move away from 'approved' ends the existing one.
 * @throws ApplicationChangedError, RecordNotFoundError, MoveNotAllowedError if `action` is not by an admin or not about
 *   the latest certificate of an approved application
 */
export function planCertificate(application: Application, move: CertifiedMove): CertificatePlan {
  const { form, certificate, status } = application;
  const { action, to } = move;
  if (action) {
    if (move.revision !== application.revision) throw new ApplicationChangedError(application.id);
    if (!canChangeCertificate(move.by.role, status, to)) throw notAllowed(application, move);
    if (certificate === undefined) throw new RecordNotFoundError('certificate', action.number);
    if (certificate !== action.number) throw notAllowed(application, move);
    return { issues: action.change === 'replaced', ends: certificate };
  }
  if (to === 'approved' && status !== 'approved') return { issues: form !== undefined };
  if (status === 'approved' && to !== 'approved') return { issues: false, ends: certificate };
  return { issues: false };
}

/**
 * Call it before an application with this definition is approved.
 * @throws WrongAnswersError if an answer fails its question's own check; a replacement is checked where it is typed
 */
export function requireRightAnswers(
  application: Application,
  { action }: CertifiedMove,
  definition: ServiceDefinition,
): void {
  if (!action && findWrongAnswers(definition, application).length > 0)
    throw new WrongAnswersError();
}

/** Whether an approval with this definition issues a certificate. */
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
 * The entry in the history; undefined if no certificate changed.
 * @throws MoveNotAllowedError if `action` finds no valid certificate, or no new one could be issued
 */
export function stepOf(
  application: Application,
  move: CertifiedMove,
  { issued, ended }: Outcome,
): CertificateStep | undefined {
  const { action } = move;
  if (action && (!ended || (action.change === 'replaced' && !issued))) {
    throw notAllowed(application, move);
  }
  if (issued) return { number: issued, change: ended ? 'replaced' : 'issued' };
  return ended ? { number: ended, change: 'revoked' } : undefined;
}

/** The public reason: that of the admin if they gave one, else one of the portal's own. */
function reasonOf({ note, to }: CertifiedMove): string {
  if (note) return note;
  return portalReasons[to === 'rejected' ? 'rejected' : 'takenBack'];
}

/** The state of a certificate that is no longer valid. */
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
