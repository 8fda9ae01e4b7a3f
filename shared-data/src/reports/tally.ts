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

export function newTally(): Tally {
  return {
    byOutcome: { pending: 0, approved: 0, rejected: 0 },
    decided: 0,
    workingDays: 0,
    inTime: { promised: 0, inTime: 0 },
  };
}

/** @param isInTime null where no day was promised: then nothing is counted */
export function countInTime(figures: InTimeFigures, isInTime: boolean | null): void {
  if (isInTime === null) return;
  figures.promised += 1;
  if (isInTime) figures.inTime += 1;
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
