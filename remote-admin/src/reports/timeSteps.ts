import { type DayFigures, type ReportPeriod } from 'shared-data';
import { calendarDay, startOfDay } from 'shared-data/model';

export type StepLength = 'day' | 'week' | 'month';

/** One step of a chart over time. */
export interface TimeStep {
  /** Its first day within the period. */
  from: string;
  submitted: number;
  decided: number;
}

/** How long the steps of a period are, so that a chart has at most some thirty of them. */
export function stepLength({ from, to }: ReportPeriod): StepLength {
  const days = (startOfDay(to).getTime() - startOfDay(from).getTime()) / 86_400_000 + 1;
  if (days < 32) return 'day';
  return days < 200 ? 'week' : 'month';
}

/** The figures of a period in steps of equal length; steps without figures are there, too. */
export function timeSteps(byDay: readonly DayFigures[], period: ReportPeriod): TimeStep[] {
  const length = stepLength(period);
  const steps: TimeStep[] = [];
  for (let from = period.from; from <= period.to; from = nextStep(from, length)) {
    steps.push({ from, submitted: 0, decided: 0 });
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
  if (length === 'day') return calendarDay(startOfDay(day, 1));
  if (length === 'week') return calendarDay(startOfDay(day, 7));
  const start = startOfDay(day);
  return calendarDay(new Date(start.getFullYear(), start.getMonth() + 1, 1));
}
