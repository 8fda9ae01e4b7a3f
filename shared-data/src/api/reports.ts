import type { CouncilActivity, Report, ReportPeriod, Watch } from 'shared-model';
import { watchStore } from './watchStore';

/** Figures over the applications submitted in a period: by day, service and outcome, time to decision. */
export function watchReport(period: ReportPeriod): Watch<Report> {
  return watchStore((store) => store.reports.watchReport(period));
}

/** The latest steps in the histories of all applications, newest first. */
export function watchCouncilActivity(count: number): Watch<CouncilActivity[]> {
  return watchStore((store) => store.reports.watchActivity(count));
}
