import { type ApplicationStatus } from 'shared-data';
import { canMove } from 'shared-data/model';

/** What staff do with an application: move it on, or add a note to it. */
export type ReviewStep = 'in-review' | 'returned' | 'recommended' | 'note';

/** A step, saving what was checked without one, or recommending and going on with the next application. */
export type ReviewAction = ReviewStep | 'checks' | 'next';

const steps: readonly ReviewStep[] = ['in-review', 'recommended', 'returned', 'note'];

/** The status that an action leads to. */
export function statusAfter(action: ReviewAction, status: ApplicationStatus): ApplicationStatus {
  if (action === 'next') return 'recommended';
  return action === 'note' || action === 'checks' ? status : action;
}

/** Whether an application can be recommended from a status, also where it has to be taken into review before. */
export function canRecommend(status: ApplicationStatus): boolean {
  return stepsFrom(status).includes('recommended') || status === 'pending';
}

/** The steps that staff may take from a status, by the one table of moves; the usual one first. */
export function stepsFrom(status: ApplicationStatus): ReviewStep[] {
  return steps.filter((step) => {
    if (step === status) return false;
    return canMove('staff', status, statusAfter(step, status));
  });
}
