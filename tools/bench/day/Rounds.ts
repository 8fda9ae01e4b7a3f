import type { Bill } from '../../operator/costs/openBill';
import type { Commits } from './noteCommits';

export const actNames = {
  register: 'Citizen registers: dashboard and applications',
  visit: 'Citizen signs in: dashboard and applications',
  submit: 'Citizen applies with two documents of 600 KB',
  take: 'Clerk takes the next application',
  open: 'Clerk or admin opens one and its two documents',
  review: 'Clerk takes it into review and recommends it',
  pay: 'Clerk records its fee',
  approve: 'Admin approves it',
};
export type ActId = keyof typeof actNames;

/** Pages of the office that stay open. */
export type PageId = 'worklist' | 'dashboard' | 'admin';

/** What became of an act that several people did at the same time. */
export interface Round {
  bills: Bill[];
  /** Milliseconds, of each time. */
  waits: number[];
  /** The names of the errors that people saw. */
  failures: string[];
  commits: Commits;
  /** Records that the open pages of the office were sent meanwhile. */
  heard: Record<PageId, number>;
}
export type Rounds = Record<ActId, Round>;
