import { decideApplication, type Application } from 'shared-data';
import { attemptDecision, type FailedDecision } from './attemptDecision';
import { findNewer } from './findNewer';
import { sortForApproval } from './sortForApproval';

/** The result of approving several applications, each on its own. */
export interface BulkResult {
  approved: Application[];
  failed: FailedDecision[];
}

interface Store {
  decide?: typeof decideApplication;
  findNewer?: typeof findNewer;
}

/** Approves the undecided ones one after the other; a failure does not stop the others. */
export async function approveAll(
  applications: readonly Application[],
  ownUid: string,
  { decide = decideApplication, findNewer: find = findNewer }: Store = {},
): Promise<BulkResult> {
  const result: BulkResult = { approved: [], failed: [] };
  for (const application of sortForApproval(applications, ownUid).takes) {
    const { id, revision } = application;
    const act = () => decide(id, { decision: 'approved', revision });
    const attempt = await attemptDecision({ application, ownUid, to: 'approved', act }, find);
    if ('decided' in attempt) result.approved.push(attempt.decided);
    else result.failed.push(attempt.failed);
  }
  return result;
}
