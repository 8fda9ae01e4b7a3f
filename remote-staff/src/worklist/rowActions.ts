import type { Application } from 'shared-data';
import { outcomeOf } from 'shared-data/model';

/** What a clerk may do about who has an application. */
export type RowAction = 'take' | 'hand-over' | 'give-back';

/**
 * A colleague's application is for them to hand over; an admin assigns it anew.
 * @param hasLeft whether whoever has it does not work here any more: then it counts as nobody's
 */
export function rowActions(
  { applicant, assignee, status }: Pick<Application, 'applicant' | 'assignee' | 'status'>,
  uid: string,
  hasLeft = false,
): readonly RowAction[] {
  if (applicant.uid === uid || outcomeOf(status) !== 'pending') return [];
  if (!assignee || hasLeft) return status === 'recommended' ? [] : ['take'];
  return assignee.uid === uid ? ['hand-over', 'give-back'] : [];
}
