import { type Application } from 'shared-data';
import { adminStatus } from 'shared-data/model';

/** Applications by what approving several at once makes of them. */
export interface SortedForApproval {
  /** Undecided: they are approved. */
  takes: Application[];
  /** Left out: nothing would change. */
  approved: Application[];
  /** Left out: a rejection is reversed only by itself. */
  rejected: Application[];
  /** Left out: somebody else decides them. */
  own: Application[];
}

/**
 * Sorts applications by what approving several at once makes of them.
 * @param ownUid of the admin who approves
 */
export function sortForApproval(
  applications: readonly Application[],
  ownUid: string,
): SortedForApproval {
  const sorted: SortedForApproval = { takes: [], approved: [], rejected: [], own: [] };
  for (const application of applications) {
    const status = adminStatus(application.status);
    if (status !== 'pending') sorted[status].push(application);
    else sorted[application.applicant.uid === ownUid ? 'own' : 'takes'].push(application);
  }
  return sorted;
}
