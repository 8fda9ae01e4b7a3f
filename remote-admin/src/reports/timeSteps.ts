import { type DayFigures, type ReportPeriod } from 'shared-data';
import { addDays, daysBetween } from 'shared-data/model';
import { firstOfItsMonth } from './reportPeriod';

export type StepLength = 'day' | 'week' | 'month';

/** One step of a chart over time. */
export interface TimeStep {
  /** Its first day within the period. */
  from: string;
  submitted: number;
  decided: number;
}

/** From so many on a day, a chart by the day says something; below, it is a row of single marks. */
const enoughForDays = 3;

/**
 * How long the steps of a period are: at most some thirty of them, and weeks where no day has three applications.
 * A period of up to two weeks goes by the day all the same.
 */
export function stepLength(byDay: readonly DayFigures[], { from, to }: ReportPeriod): StepLength {
  const days = daysBetween(from, to) + 1;
  if (days >= 200) return 'month';
  if (days >= 32) return 'week';
  const isEnough = byDay.some((day) => Math.max(day.submitted, day.decided) >= enoughForDays);
  return isEnough || days <= 14 ? 'day' : 'week';
}

/** The figures of a period in steps of equal length; steps without figures are there, too. */
export function timeSteps(byDay: readonly DayFigures[], period: ReportPeriod): TimeStep[] {
  const length = stepLength(byDay, period);
  const steps: TimeStep[] = [];
  let from = period.from;
  while (from <= period.to) {
    steps.push({ from, submitted: 0, decided: 0 });
    const next = nextStep(from, length);
    // The day after the year 9999 is written with a sign, and sorts before all others.
    if (next < from) break;
    from = next;
  }
  for (const { day, submitted, decided } of byDay) {
    const step = steps.findLast(({ from }) => from <= day);
    if (!step) continue;
    step.submitted += submitted;
    step.decided += decided;
  }
  return steps;
}

/** The first day of the step after; months begin on the first. */
function nextStep(day: string, length: StepLength): string {
  if (length === 'day') return addDays(day, 1);
  if (length === 'week') return addDays(day, 7);
  return firstOfItsMonth(addDays(firstOfItsMonth(day), 31));
}
