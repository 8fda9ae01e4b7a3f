import type { ApplicationCounts } from './ApplicationPage';

/** The counts by outcome that follow from those by stage. */
export function countsOf(byStage: ApplicationCounts['byStage']): ApplicationCounts {
  const { approved, rejected } = byStage;
  const total = Object.values(byStage).reduce((sum, count) => sum + count, 0);
  return { total, approved, rejected, pending: total - approved - rejected, byStage };
}
