import { adminStatus, type Application } from 'shared-data';

/** Applications by what approving several at once makes of them. */
export interface SortedForApproval {
  /** Undecided: they are approved. */
  takes: Application[];
  /** Left out: nothing would change. */
  approved: Application[];
  /** Left out: a rejection is reversed only by itself. */
  rejected: Application[];
}

/** Sorts applications by what approving several at once makes of them. */
export function sortForApproval(applications: readonly Application[]): SortedForApproval {
  const sorted: SortedForApproval = { takes: [], approved: [], rejected: [] };
  for (const application of applications) {
    const status = adminStatus(application.status);
    sorted[status === 'pending' ? 'takes' : status].push(application);
  }
  return sorted;
}
