import { type Application } from 'shared-data';
import { adminStatus } from 'shared-data/model';

/** Applications grouped by what a bulk approval does with them. */
export interface SortedForApproval {
  /** Undecided: these are approved. */
  takes: Application[];
  /** Left out: already approved. */
  approved: Application[];
  /** Left out: a rejection can only be reversed individually. */
  rejected: Application[];
  /** Left out: another admin has to decide the admin's own application. */
  own: Application[];
}

/**
 * Groups applications by what a bulk approval does with them.
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
