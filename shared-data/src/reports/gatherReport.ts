import type { Application, ApplicationEvent } from '../applications/Application';
import { outcomeOf } from '../applications/statusWords';
import { deadlineStanding } from '../deadlines/deadlines';
import { councilDay } from '../clock/councilDay';
import { councilDaySpan } from '../clock/councilDaySpan';
import { countWorkingDays, type OfficeCalendar } from '../deadlines/workingDays';
import type { IsoDay, IsoTime } from '../store/kinds';
import { findRecommendation, gatherOfficers } from './gatherOfficers';
import {
  decisionSpans,
  type DecisionSpan,
  type Report,
  type ReportPeriod,
  type ServiceFigures,
} from './Report';
import { countInTime, daysApart, median, newTally, sum, type Tally } from './tally';

/** What a report says of its period. */
export type PeriodFigures = Omit<Report, 'overdue'>;

/** The moments of a period: from one on, and before another. */
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

interface ReportContext {
  span: Span;
  /** Working days are counted by it. */
  calendar: OfficeCalendar;
  /** What is in time is so on this day; as `councilDay` gives it. */
  today: IsoDay;
}

/**
 * Gathers a report from applications one by one, so that they need not be held all together: those that were submitted
 * in the period, and those of before that something was done with since it began. A submission counts on its own
 * day, what an officer did on the day on which it was done.
 */
export function gatherReport({ span, calendar, today }: ReportContext) {
  const all = newTally();
  const services = new Map<string, Tally>();
  const days = new Map<string, { submitted: number; decided: number }>();
  const officers = gatherOfficers();
  let workingDays = 0;

  function dayOf(time: string) {
    const day = councilDay(new Date(time));
    const figures = days.get(day) ?? { submitted: 0, decided: 0 };
    days.set(day, figures);
    return figures;
  }

  return {
    add(application: Application): void {
      const { submittedAt } = application;
      const isReceived = isWithin(span, submittedAt);
      const decision = within(span, findDecision(application));
      officers.add(application, {
        recommendation: within(span, findRecommendation(application)),
        decision,
        isInTime: decision && isInTime(application, today),
      });
      if (!isReceived && !decision) return;
      const service = services.get(application.service) ?? newTally();
      services.set(application.service, service);
      if (isReceived) dayOf(submittedAt).submitted += 1;
      if (decision) {
        dayOf(decision.at).decided += 1;
        workingDays += countWorkingDays(
          councilDay(new Date(submittedAt)),
          councilDay(new Date(decision.at)),
          calendar,
        );
      }
      for (const tally of [all, service]) {
        if (isReceived) tally.byOutcome[outcomeOf(application.status)] += 1;
        if (!decision) continue;
        tally.decisionDays.push(daysApart(submittedAt, decision.at));
        countInTime(tally.inTime, isInTime(application, today));
      }
    },

    report(): PeriodFigures {
      const { byOutcome, decisionDays, inTime } = all;
      const count = decisionDays.length;
      return {
        total: sum(byOutcome),
        byOutcome,
        byService: [...services].map(serviceFigures).sort((a, b) => b.total - a.total),
        byDay: [...days]
          .map(([day, figures]) => ({ day, ...figures }))
          .sort((a, b) => a.day.localeCompare(b.day)),
        decisions: {
          count,
          medianDays: median(decisionDays),
          longestDays: count > 0 ? Math.max(...decisionDays) : null,
          averageWorkingDays: count > 0 ? workingDays / count : null,
          inTime,
          bySpan: decisionSpans.map((span) => ({
            span,
            count: decisionDays.filter((length) => spanOf(length) === span).length,
          })),
        },
        byOfficer: officers.figures(),
      };
    },
  };
}

/** The step that decided an application as it stands now; undefined where it is not decided. */
function findDecision({ status, history }: Application): ApplicationEvent | undefined {
  if (outcomeOf(status) === 'pending') return undefined;
  return history.findLast(({ from, to }) => to === status && from !== to);
}

/** Whether a decided application was decided by the day that was promised; undefined where none was. */
function isInTime(application: Application, today: IsoDay): boolean | undefined {
  const standing = deadlineStanding(application, today);
  return standing ? standing.kind === 'in-time' : undefined;
}

/** The step, where it was made in the period. */
function within(span: Span, step: ApplicationEvent | undefined): ApplicationEvent | undefined {
  return step && isWithin(span, step.at) ? step : undefined;
}

/** Whether a moment lies in a period. */
export function isWithin({ from, before }: Span, time: IsoTime): boolean {
  const moment = new Date(time);
  return moment >= from && moment < before;
}

/** The span that a number of days falls into. */
export function spanOf(days: number): DecisionSpan {
  return decisionSpans.find((span) => span !== 'longer' && days <= Number(span)) ?? 'longer';
}

function serviceFigures([service, tally]: [string, Tally]): ServiceFigures {
  const { byOutcome, decisionDays, inTime } = tally;
  return {
    service,
    total: sum(byOutcome),
    byOutcome,
    medianDays: median(decisionDays),
    inTime,
  };
}
