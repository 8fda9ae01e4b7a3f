import type { Application } from 'shared-data';
import { outcomeOf } from 'shared-data/model';

/** Whether a clerk has recommended an application, and no step but a decision has followed. */
export function isRecommended({
  status,
  history,
}: Pick<Application, 'status' | 'history'>): boolean {
  if (outcomeOf(status) === 'pending') return status === 'recommended';
  return history.findLast(({ to }) => outcomeOf(to) === 'pending')?.to === 'recommended';
}
