import type { Application, ApplicationEvent } from '../applications/applicationSchema';
import { isTakingBack } from '../applications/moves';
import { outcomeOf } from '../applications/statusWords';
import { councilDay } from '../clock/councilDay';
import { countWorkingDays, type OfficeCalendar } from '../deadlines/workingDays';
import type { IsoTime, UserId } from '../kinds/kinds';

/** The decision of an application as it is now, in the form in which reports count it. */
export interface Decision {
  at: IsoTime;
  by: UserId;
  /** Working days after the day of the submission up to the day of the decision, those with the citizen included. */
  workingDays: number;
  /** Whether it was made by the promised day; null where there is none. */
  inTime: boolean | null;
}

/** The latest step that recommended an application. */
export interface Recommendation {
  at: IsoTime;
  by: UserId;
}

/**
 * What reports count of an application. The live store keeps it beside the history, because queries cannot count the
 * history; firestore.rules check it against the step that writes it.
 */
export interface ReportMarks {
  decision?: Decision;
  recommendation?: Recommendation;
}

type Marked = Pick<Application, 'status' | 'submittedAt' | 'deadline' | 'history'>;

/** The marks of an application by its history, with the working days of a calendar. */
export function reportMarks(application: Marked, calendar: OfficeCalendar): ReportMarks {
  const decision = findDecision(application);
  const recommendation = findRecommendation(application);
  return {
    ...(decision ? { decision: measureDecision(application, decision, calendar) } : {}),
    ...(recommendation
      ? { recommendation: { at: recommendation.at, by: recommendation.by.uid } }
      : {}),
  };
}

/** The step that decided an application as it is now; undefined where it is not decided. */
export function findDecision({
  status,
  history,
}: Pick<Application, 'status' | 'history'>): ApplicationEvent | undefined {
  if (outcomeOf(status) === 'pending') return undefined;
  return history.findLast(({ from, to }) => to === status && from !== to);
}

/** The latest step that recommended an application; undefined where nobody has. */
export function findRecommendation({
  history,
}: Pick<Application, 'history'>): ApplicationEvent | undefined {
  return history.findLast(isRecommendation);
}

/** A step to 'recommended' by which an admin takes a decision back is no recommendation. */
export function isRecommendation(step: Pick<ApplicationEvent, 'from' | 'to'>): boolean {
  return step.to === 'recommended' && step.from !== step.to && !isTakingBack(step);
}

/** How long a decision took, and whether it was in time. The deadline is paused while the application is with the citizen. */
export function measureDecision(
  { submittedAt, deadline }: Pick<Application, 'submittedAt' | 'deadline'>,
  { at, by }: Pick<ApplicationEvent, 'at' | 'by'>,
  calendar: OfficeCalendar,
): Decision {
  const day = councilDay(new Date(at));
  const inTime =
    deadline && (deadline.left === undefined ? day <= deadline.day : deadline.left >= 0);
  return {
    at,
    by: by.uid,
    // A device's clock may be behind the server's, which has the submission's time.
    workingDays: Math.max(0, countWorkingDays(councilDay(new Date(submittedAt)), day, calendar)),
    inTime: inTime ?? null,
  };
}
