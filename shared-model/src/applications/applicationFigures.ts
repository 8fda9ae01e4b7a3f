import type { Application } from './applicationSchema';
import { isTakingBack } from './moves';
import { outcomeOf } from './statusWords';
import type { ApplicationCounts } from './ApplicationRecords';

const hour = 3_600_000;

/** Average hours from submission to decision; null if none of them has been decided. */
export function averageProcessingHours(applications: readonly Application[]): number | null {
  const hours = applications.flatMap(hoursToDecision);
  if (hours.length === 0) return null;
  return hours.reduce((sum, each) => sum + each, 0) / hours.length;
}

/** If a decision was changed later, the first one counts; a decision that was taken back does not count. */
function hoursToDecision({ history, submittedAt }: Application): number[] {
  const steps = history.slice(history.findLastIndex(isTakingBack) + 1);
  const decision = steps.find(({ to }) => outcomeOf(to) !== 'pending');
  return decision ? [(Date.parse(decision.at) - Date.parse(submittedAt)) / hour] : [];
}

/** The counts by outcome that follow from those by stage. */
export function countsOf(byStage: ApplicationCounts['byStage']): ApplicationCounts {
  const { approved, rejected } = byStage;
  const total = Object.values(byStage).reduce((sum, count) => sum + count, 0);
  return { total, approved, rejected, pending: total - approved - rejected, byStage };
}
