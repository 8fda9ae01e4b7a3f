import { councilDaySpan } from '../clock/councilDaySpan';
import type { OfficerFigures, Report, ReportPeriod } from './Report';

/** The figures of a report for its period. */
export type PeriodFigures = Omit<Report, 'overdue'>;

/** The moments of a period: on or after `from`, and before `before`. */
export interface Span {
  from: Date;
  before: Date;
}

/** The moments of a period, which begins and ends at midnight where the council is, wherever its reader is. */
export function momentsOf({ from, to }: ReportPeriod): Span {
  return {
    from: councilDaySpan(from).since,
    before: councilDaySpan(to).until,
  };
}

/** Officers who recommended or decided something, the busiest first. */
export function busiestFirst(officers: readonly OfficerFigures[]): OfficerFigures[] {
  const done = ({ recommended, decided }: OfficerFigures) => recommended + decided;
  return officers.filter((officer) => done(officer) > 0).sort((a, b) => done(b) - done(a));
}
