import { type ApplicationStatus } from 'shared-data';
import { canMove } from 'shared-data/model';

/** The steps of staff on an application: change its status, or add a note. */
export type ReviewStep = 'in-review' | 'returned' | 'recommended' | 'note';

/** A step, saving only the checks, or recommending and then opening the next application. */
export type ReviewAction = ReviewStep | 'checks' | 'next';

const steps: readonly ReviewStep[] = ['in-review', 'recommended', 'returned', 'note'];

/** The status that an action leads to. */
export function statusAfter(action: ReviewAction, status: ApplicationStatus): ApplicationStatus {
  if (action === 'next') return 'recommended';
  return action === 'note' || action === 'checks' ? status : action;
}

/** Whether an application can be recommended from a status, directly or after taking it into review. */
export function canRecommend(status: ApplicationStatus): boolean {
  return stepsFrom(status).includes('recommended') || status === 'pending';
}

/** The steps that staff may take from a status, by the shared table of moves; the usual one first. */
export function stepsFrom(status: ApplicationStatus): ReviewStep[] {
  return steps.filter((step) => {
    if (step === status) return false;
    return canMove('staff', status, statusAfter(step, status));
  });
}
