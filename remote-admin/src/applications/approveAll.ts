import { adminStatus, decideApplication, type Actor, type Application } from 'shared-data';
import { failedDecision, type FailedDecision } from './FailedDecision';

/** What came of approving several applications, each on its own. */
export interface BulkResult {
  approved: Application[];
  /** Were approved before; nothing was done. */
  already: Application[];
  failed: FailedDecision[];
}

/** Approves one after the other, so that one that fails leaves the others alone. */
export async function approveAll(
  applications: readonly Application[],
  by: Actor,
  decide = decideApplication,
): Promise<BulkResult> {
  const result: BulkResult = { approved: [], already: [], failed: [] };
  for (const application of applications) {
    if (adminStatus(application.status) === 'approved') {
      result.already.push(application);
      continue;
    }
    try {
      const { id, revision } = application;
      result.approved.push(await decide(id, { decision: 'approved', by, revision }));
    } catch (error) {
      result.failed.push(await failedDecision(application, error));
    }
  }
  return result;
}
