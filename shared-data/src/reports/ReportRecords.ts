import type { Watch } from '../store/Watch';
import type { CouncilActivity, Report, ReportPeriod } from './Report';

/** The reports' part of the port. */
export interface ReportRecords {
  watchReport(period: ReportPeriod): Watch<Report>;
  /** The latest steps in the histories of all applications, newest first. */
  watchActivity(count: number): Watch<CouncilActivity[]>;
}
