import type { Application, ApplicationEvent } from '../applications/Application';
import { outcomeOf } from '../applications/statusWords';
import { councilDay } from '../clock/councilDay';
import { councilDaySpan } from '../clock/councilDaySpan';
import type { OfficeCalendar } from '../deadlines/workingDays';
import type { IsoTime } from '../store/kinds';
import { overTime, periodSteps } from './overTime';
import {
  decisionSpans,
  type DecisionSpan,
  type OfficerFigures,
  type Report,
  type ReportPeriod,
} from './Report';
import { findDecision, findRecommendation, measureDecision } from './reportMarks';
import { averageDays, countInTime, newTally, serviceFigures, sum, type Tally } from './tally';

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

/**
 * Gathers a report from applications one by one, so that they need not all be in memory: those that were submitted in
 * the period, and earlier ones that have changed since it began. A submission counts on its own day, an action of an
 * officer on the day of the action. The live store computes the same from counts (`countReport`).
 */
export function gatherReport(period: ReportPeriod, calendar: OfficeCalendar) {
  const span = momentsOf(period);
  const all = newTally();
  const services = new Map<string, Tally>();
  const steps = periodSteps(period).map(({ from }) => ({ from, submitted: 0, decided: 0 }));
  const officers = new Map<string, OfficerFigures>();
  const bySpan = decisionSpans.map((each) => ({ span: each, count: 0 }));

  const stepOf = (time: IsoTime) => {
    const day = councilDay(new Date(time));
    return steps.findLast(({ from }) => from <= day);
  };

  function officerOf({ by: { uid, name } }: ApplicationEvent): OfficerFigures {
    const none = { recommended: 0, decided: 0, inTime: { promised: 0, inTime: 0 } };
    const officer = officers.get(uid) ?? { uid, name, ...none };
    officers.set(uid, officer);
    return officer;
  }

  function tallyOf(service: string): Tally {
    const tally = services.get(service) ?? newTally();
    services.set(service, tally);
    return tally;
  }

  function addDecision(application: Application, decision: ApplicationEvent): void {
    const { workingDays, inTime } = measureDecision(application, decision, calendar);
    const recommendation = findRecommendation(application);
    officerOf(decision).decided += 1;
    const officersOfIt = [decision, ...(recommendation ? [recommendation] : [])].map(officerOf);
    for (const officer of new Set(officersOfIt)) countInTime(officer.inTime, inTime);
    for (const tally of [all, tallyOf(application.service)]) {
      tally.decided += 1;
      tally.workingDays += workingDays;
      countInTime(tally.inTime, inTime);
    }
    const step = stepOf(decision.at);
    if (step) step.decided += 1;
    const found = bySpan.find(({ span: each }) => each === spanOf(workingDays));
    if (found) found.count += 1;
  }

  return {
    add(application: Application): void {
      const { submittedAt, status, service } = application;
      const decision = within(span, findDecision(application));
      const recommendation = within(span, findRecommendation(application));
      if (recommendation) officerOf(recommendation).recommended += 1;
      if (decision) addDecision(application, decision);
      if (!isWithin(span, submittedAt)) return;
      for (const tally of [all, tallyOf(service)]) tally.byOutcome[outcomeOf(status)] += 1;
      const step = stepOf(submittedAt);
      if (step) step.submitted += 1;
    },

    report(): PeriodFigures {
      return {
        total: sum(all.byOutcome),
        byOutcome: all.byOutcome,
        byService: serviceFigures(services),
        overTime: overTime(period, steps),
        decisions: {
          count: all.decided,
          averageWorkingDays: averageDays(all),
          inTime: all.inTime,
          bySpan,
        },
        byOfficer: busiestFirst([...officers.values()]),
      };
    },
  };
}

/** Officers who recommended or decided something, the busiest first. */
export function busiestFirst(officers: readonly OfficerFigures[]): OfficerFigures[] {
  const done = ({ recommended, decided }: OfficerFigures) => recommended + decided;
  return officers.filter((officer) => done(officer) > 0).sort((a, b) => done(b) - done(a));
}

/** The step, where it is in the period. */
function within(span: Span, step: ApplicationEvent | undefined): ApplicationEvent | undefined {
  return step && isWithin(span, step.at) ? step : undefined;
}

function isWithin({ from, before }: Span, time: IsoTime): boolean {
  const moment = new Date(time);
  return moment >= from && moment < before;
}

/** The span that a number of working days falls into. */
export function spanOf(days: number): DecisionSpan {
  return decisionSpans.find((span) => span !== 'longer' && days <= Number(span)) ?? 'longer';
}
