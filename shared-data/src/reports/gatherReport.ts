import type { Application, ApplicationEvent } from '../applications/Application';
import { outcomeOf } from '../applications/statusWords';
import { deadlineStanding } from '../deadlines/deadlines';
import { councilDay } from '../clock/councilDay';
import { countWorkingDays, type OfficeCalendar } from '../deadlines/workingDays';
import type { IsoDay } from '../store/kinds';
import { calendarDay } from './calendarDay';
import { gatherOfficers } from './gatherOfficers';
import { decisionSpans, type DecisionSpan, type Report, type ServiceFigures } from './Report';
import { countInTime, daysApart, median, newTally, sum, type Tally } from './tally';

/** What a report says of its period. */
export type PeriodFigures = Omit<Report, 'overdue'>;

interface ReportContext {
  /** Working days are counted by it. */
  calendar: OfficeCalendar;
  /** What is in time is so on this day; as `councilDay` gives it. */
  today: IsoDay;
}

/** Gathers a report from applications one by one, so that they need not be held all together. */
export function gatherReport({ calendar, today }: ReportContext) {
  const all = newTally();
  const services = new Map<string, Tally>();
  const days = new Map<string, { submitted: number; decided: number }>();
  const officers = gatherOfficers();
  let workingDays = 0;

  function dayOf(time: string) {
    const day = calendarDay(new Date(time));
    const figures = days.get(day) ?? { submitted: 0, decided: 0 };
    days.set(day, figures);
    return figures;
  }

  return {
    add(application: Application): void {
      const { submittedAt } = application;
      const service = services.get(application.service) ?? newTally();
      services.set(application.service, service);
      dayOf(submittedAt).submitted += 1;
      const decision = findDecision(application);
      const standing = deadlineStanding(application, today);
      const isInTime = decision && standing ? standing.kind === 'in-time' : undefined;
      if (decision) {
        dayOf(decision.at).decided += 1;
        workingDays += countWorkingDays(
          councilDay(new Date(submittedAt)),
          councilDay(new Date(decision.at)),
          calendar,
        );
      }
      for (const tally of [all, service]) {
        tally.byOutcome[outcomeOf(application.status)] += 1;
        if (decision) tally.decisionDays.push(daysApart(submittedAt, decision.at));
        countInTime(tally.inTime, isInTime);
      }
      officers.add(application, decision, isInTime);
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
