import type { Application } from '../applications/applicationSchema';
import type { ApplicationStatus } from '../applications/Application';
import { outcomeOf } from '../applications/statusWords';
import type { IsoDay } from '../kinds/kinds';
import type { Deadline } from '../applications/applicationSchema';
import type { DeadlineStanding } from '../applications/Deadline';
import { councilDay } from '../clock/councilDay';
import {
  addWorkingDays,
  countWorkingDays,
  daysBetween,
  isWorkingDay,
  type OfficeCalendar,
} from './workingDays';

/** The largest number of working days that is stored as left, or as overdue, while an application is with the citizen. */
export const leftLimit = 400;

/**
 * The deadline of an application that is submitted now.
 * @param days working days that its service promises
 */
export function startDeadline(now: Date, days: number, calendar: OfficeCalendar): Deadline {
  return { day: addWorkingDays(councilDay(now), days, calendar) };
}

/** The fields of an application that its deadline depends on. */
type Dated = Pick<Application, 'status' | 'deadline'>;

/** Whether a move pauses or resumes the deadline: a return to the citizen, or the answer to it. */
export function movesDeadline({ status, deadline }: Dated, to: ApplicationStatus): boolean {
  if (!deadline) return false;
  return deadline.left === undefined
    ? status === 'in-review' && to === 'returned'
    : status === 'returned' && to === 'pending';
}

/** The deadline after a move; it is paused while the application is with the citizen. Undefined where there is none. */
export function deadlineAfter(
  before: Dated,
  to: ApplicationStatus,
  now: Date,
  calendar: OfficeCalendar,
): Deadline | undefined {
  const { deadline } = before;
  if (!deadline || !movesDeadline(before, to)) return deadline;
  const today = councilDay(now);
  if (deadline.left !== undefined) {
    const day = dayOfAnswer(today, deadline.left, calendar);
    // A holiday that was taken out meanwhile makes no deadline earlier than it was.
    return { day: day < deadline.day ? deadline.day : day };
  }
  const left = daysLeft(today, deadline.day, calendar);
  return { ...deadline, left: Math.max(-leftLimit, Math.min(leftLimit, left)) };
}

/** Working days until a deadline. On the weekend after it no working day has passed, but it is already overdue: -1. */
function daysLeft(today: IsoDay, day: IsoDay, calendar: OfficeCalendar): number {
  const left = countWorkingDays(today, day, calendar);
  return today > day ? Math.min(-1, left) : left;
}

/** The deadline after an answer of today. With no days left it is today or the next day on which the office is open. */
function dayOfAnswer(today: IsoDay, left: number, calendar: OfficeCalendar): IsoDay {
  const isClosed = !isWorkingDay(today, calendar);
  return addWorkingDays(today, left === 0 && isClosed ? 1 : left, calendar);
}

/**
 * The deadline of an application that was submitted before deadlines existed, computed from its history.
 * @param days working days that its service promises
 */
export function deadlineByHistory(
  { submittedAt, history }: Pick<Application, 'submittedAt' | 'history'>,
  days: number,
  calendar: OfficeCalendar,
): Deadline {
  return history.reduce<Deadline>(
    (deadline, { at, from, to }) =>
      (from && deadlineAfter({ status: from, deadline }, to, new Date(at), calendar)) ?? deadline,
    startDeadline(new Date(submittedAt), days, calendar),
  );
}

/** The state of an application's deadline; undefined where it has none. @param today as `councilDay` gives it */
export function deadlineStanding(
  { status, deadline, history }: Pick<Application, 'status' | 'deadline' | 'history'>,
  today: IsoDay,
): DeadlineStanding | undefined {
  if (!deadline) return undefined;
  const { day, left } = deadline;
  if (outcomeOf(status) !== 'pending') {
    // Decided while it was with the citizen: the return had paused the deadline.
    const last = left === undefined ? status : 'returned';
    const endedAt = history.findLast(({ from, to }) => to === last && from !== to)?.at;
    const byDays = endedAt ? daysBetween(day, councilDay(new Date(endedAt))) : 0;
    return byDays > 0 ? { kind: 'late', day, byDays } : { kind: 'in-time', day };
  }
  if (left !== undefined) return { kind: 'paused', left };
  const inDays = daysBetween(today, day);
  return inDays < 0 ? { kind: 'overdue', day, byDays: -inDays } : { kind: 'due', day, inDays };
}
