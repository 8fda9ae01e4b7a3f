import type { Application } from 'shared-data';
import { outcomeOf } from 'shared-data/model';

/** An action of a clerk on the assignment of an application. */
export type RowAction = 'take' | 'hand-over' | 'give-back';

/**
 * Only the assignee can hand over an application; an admin can reassign it.
 * @param hasLeft whether the assignee no longer works here: then the application counts as unassigned
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
