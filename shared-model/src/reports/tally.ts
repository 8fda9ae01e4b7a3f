import type { ApplicationOutcome } from '../applications/statusWords';
import type { InTimeFigures, ServiceFigures } from './Report';

/** Figures over some of the applications of a report that can be added up. */
export interface Tally {
  /** Of those submitted in the period. */
  byOutcome: Record<ApplicationOutcome, number>;
  /** Of those decided in the period, as are the fields below. */
  decided: number;
  /** The sum over these decisions. */
  workingDays: number;
  inTime: InTimeFigures;
}

export function sum(byOutcome: Record<ApplicationOutcome, number>): number {
  return byOutcome.pending + byOutcome.approved + byOutcome.rejected;
}

/** Null where nothing was decided. */
export function averageDays({ decided, workingDays }: Tally): number | null {
  return decided > 0 ? workingDays / decided : null;
}

/** The services with submissions or decisions, the most requested first. */
export function serviceFigures(services: Iterable<readonly [string, Tally]>): ServiceFigures[] {
  return [...services]
    .filter(([, { byOutcome, decided }]) => sum(byOutcome) + decided > 0)
    .map(([service, tally]) => ({
      service,
      total: sum(tally.byOutcome),
      byOutcome: tally.byOutcome,
      averageWorkingDays: averageDays(tally),
      inTime: tally.inTime,
    }))
    .sort((a, b) => b.total - a.total);
}
