import { daysBetween } from '../deadlines/workingDays';
import { addDays } from '../fields/calendarDays';
import type { IsoDay } from '../kinds/kinds';
import type { OverTime, ReportPeriod, StepFigures, StepLength } from './Report';

/** The least figure of the busiest day for a chart by day; with less, it would be a row of single marks. */
const enoughForDays = 3;

/** The most steps by year: in a longer period a step is several years. */
const mostYears = 30;

/**
 * The steps that a period is counted in, in order: about thirty, since each step is two questions to the live store. The
 * first and the last may be shorter than the others.
 */
export function periodSteps(period: ReportPeriod): ReportPeriod[] {
  const steps: ReportPeriod[] = [];
  for (let from = period.from; from <= period.to;) {
    const next = nextStep(from, period);
    // The day after the year 9999 is written with a sign, and sorts before all others.
    const isLast = next <= from || next > period.to;
    steps.push({ from, to: isLast ? period.to : addDays(next, -1) });
    if (isLast) break;
    from = next;
  }
  return steps;
}

/** The figures of all steps of a period; by week where the days have few. */
export function overTime(period: ReportPeriod, figures: readonly StepFigures[]): OverTime {
  const length = stepLength(period);
  const isFew = figures.every(
    ({ submitted, decided }) => Math.max(submitted, decided) < enoughForDays,
  );
  if (length !== 'day' || !isFew || figures.length <= 14) return { length, steps: [...figures] };
  const weeks = figures.filter((_, at) => at % 7 === 0);
  const steps = weeks.map(({ from }, at) => {
    const days = figures.slice(7 * at, 7 * at + 7);
    const sum = (of: 'submitted' | 'decided') => days.reduce((all, day) => all + day[of], 0);
    return { from, submitted: sum('submitted'), decided: sum('decided') };
  });
  return { length: 'week', steps };
}

function stepLength({ from, to }: ReportPeriod): StepLength {
  const days = daysBetween(from, to) + 1;
  if (days < 32) return 'day';
  if (days < 200) return 'week';
  return days <= 3 * 366 ? 'month' : 'year';
}

/** The first day of the next step; steps of months and years begin on the first day. */
function nextStep(day: IsoDay, period: ReportPeriod): IsoDay {
  const length = stepLength(period);
  if (length === 'day') return addDays(day, 1);
  if (length === 'week') return addDays(day, 7);
  if (length === 'month') return `${addDays(`${day.slice(0, 8)}01`, 31).slice(0, 8)}01`;
  const years = Math.ceil((yearOf(period.to) - yearOf(period.from) + 1) / mostYears);
  return `${yearOf(day) + years}-01-01`;
}

const yearOf = (day: IsoDay) => Number(day.slice(0, 4));
