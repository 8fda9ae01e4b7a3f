import type { ApplicationOutcome } from '../applications/statusWords';
import type { InTimeFigures } from './Report';

const millisecondsPerDay = 86_400_000;

/** Figures over some of the applications of a report, while they are gathered. */
export interface Tally {
  byOutcome: Record<ApplicationOutcome, number>;
  decisionDays: number[];
  inTime: InTimeFigures;
}

export function newTally(): Tally {
  return {
    byOutcome: { pending: 0, approved: 0, rejected: 0 },
    decisionDays: [],
    inTime: { promised: 0, inTime: 0 },
  };
}

/** @param isInTime undefined where no day was promised: it counts neither way */
export function countInTime(figures: InTimeFigures, isInTime: boolean | undefined): void {
  if (isInTime === undefined) return;
  figures.promised += 1;
  if (isInTime) figures.inTime += 1;
}

export function sum(byOutcome: Record<ApplicationOutcome, number>): number {
  return byOutcome.pending + byOutcome.approved + byOutcome.rejected;
}

export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** Days between two moments, with their fraction. */
export function daysApart(from: string, to: string): number {
  return (new Date(to).getTime() - new Date(from).getTime()) / millisecondsPerDay;
}
