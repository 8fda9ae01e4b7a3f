import type { Application } from '../applications/Application';
import { outcomeOf, type ApplicationOutcome } from '../applications/statusWords';
import { calendarDay } from './calendarDay';
import { decisionSpans, type DecisionSpan, type Report, type ServiceFigures } from './Report';

const millisecondsPerDay = 86_400_000;

interface Tally {
  byOutcome: Record<ApplicationOutcome, number>;
  decisionDays: number[];
}

/** Gathers a report from applications one by one, so that they need not be held all together. */
export function gatherReport() {
  const all = newTally();
  const services = new Map<string, Tally>();
  const days = new Map<string, { submitted: number; decided: number }>();

  function dayOf(time: string) {
    const day = calendarDay(new Date(time));
    const figures = days.get(day) ?? { submitted: 0, decided: 0 };
    days.set(day, figures);
    return figures;
  }

  return {
    add(application: Application): void {
      const service = services.get(application.service) ?? newTally();
      services.set(application.service, service);
      dayOf(application.submittedAt).submitted += 1;
      const decidedAt = findDecision(application);
      if (decidedAt) dayOf(decidedAt).decided += 1;
      for (const tally of [all, service]) {
        tally.byOutcome[outcomeOf(application.status)] += 1;
        if (decidedAt) tally.decisionDays.push(daysBetween(application.submittedAt, decidedAt));
      }
    },

    report(): Report {
      const { byOutcome, decisionDays } = all;
      return {
        total: sum(byOutcome),
        byOutcome,
        byService: [...services].map(serviceFigures).sort((a, b) => b.total - a.total),
        byDay: [...days]
          .map(([day, figures]) => ({ day, ...figures }))
          .sort((a, b) => a.day.localeCompare(b.day)),
        decisions: {
          count: decisionDays.length,
          medianDays: median(decisionDays),
          longestDays: decisionDays.length > 0 ? Math.max(...decisionDays) : null,
          bySpan: decisionSpans.map((span) => ({
            span,
            count: decisionDays.filter((length) => spanOf(length) === span).length,
          })),
        },
      };
    },
  };
}

/** When an application that is decided now was decided; undefined where it is not. */
function findDecision({ status, history }: Application): string | undefined {
  if (outcomeOf(status) === 'pending') return undefined;
  return history.findLast(({ from, to }) => to === status && from !== to)?.at;
}

/** The span that a number of days falls into. */
export function spanOf(days: number): DecisionSpan {
  return decisionSpans.find((span) => span !== 'longer' && days <= Number(span)) ?? 'longer';
}

function serviceFigures([service, { byOutcome, decisionDays }]: [string, Tally]): ServiceFigures {
  return { service, total: sum(byOutcome), byOutcome, medianDays: median(decisionDays) };
}

function newTally(): Tally {
  return { byOutcome: { pending: 0, approved: 0, rejected: 0 }, decisionDays: [] };
}

function sum(byOutcome: Record<ApplicationOutcome, number>): number {
  return byOutcome.pending + byOutcome.approved + byOutcome.rejected;
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

function daysBetween(from: string, to: string): number {
  return (new Date(to).getTime() - new Date(from).getTime()) / millisecondsPerDay;
}
