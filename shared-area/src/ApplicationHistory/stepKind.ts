import { type ApplicationEvent, type ApplicationStatus } from 'shared-data';
import { isTakingBack } from 'shared-data/model';

type StepKind =
  | ApplicationStatus
  | 'submitted'
  | 'resubmitted'
  | 'note'
  | 'taken-back'
  | 'certificate-revoked'
  | 'certificate-replaced';

/** The kind of a step in the history of an application; a plain move is named after its new status. */
export function stepKind({
  from,
  to,
  certificate,
}: Pick<ApplicationEvent, 'from' | 'to' | 'certificate'>): StepKind {
  if (from === null) return 'submitted';
  if (from === to) {
    if (!certificate || certificate.change === 'issued') return 'note';
    return `certificate-${certificate.change}`;
  }
  if (isTakingBack({ from, to })) return 'taken-back';
  if (from === 'returned' && to === 'pending') return 'resubmitted';
  return to;
}
