import type { Application, ApplicationStatus } from '../applications/Application';
import { outcomeOf } from '../applications/statusWords';
import type { IsoDay } from '../store/kinds';
import type { Deadline, DeadlineStanding } from './Deadline';
import { councilDay } from '../clock/councilDay';
import {
  addWorkingDays,
  countWorkingDays,
  daysBetween,
  isWorkingDay,
  type OfficeCalendar,
} from './workingDays';

/** Most working days that are remembered as left, or as overdue, while an application is with the citizen. */
export const leftLimit = 400;

/**
 * The deadline of an application that is submitted now.
 * @param days working days that its service promises
 */
export function startDeadline(now: Date, days: number, calendar: OfficeCalendar): Deadline {
  return { day: addWorkingDays(councilDay(now), days, calendar) };
}

/** An application as far as its deadline depends on it. */
type Dated = Pick<Application, 'status' | 'deadline'>;

/** Whether a move stops the days or lets them go on: a return to the citizen, and the answer to it. */
export function movesDeadline({ status, deadline }: Dated, to: ApplicationStatus): boolean {
  if (!deadline) return false;
  return deadline.left === undefined
    ? status === 'in-review' && to === 'returned'
    : status === 'returned' && to === 'pending';
}

/** The deadline after a move: it stands still while the application is with the citizen. Undefined where there is none. */
export function deadlineAfter(
  before: Dated,
  to: ApplicationStatus,
  now: Date,
  calendar: OfficeCalendar,
): Deadline | undefined {
  const { deadline } = before;
  if (!deadline || !movesDeadline(before, to)) return deadline;
  const today = councilDay(now);
  if (deadline.left !== undefined) return { day: dayOfAnswer(today, deadline.left, calendar) };
  const left = daysLeft(today, deadline.day, calendar);
  return { ...deadline, left: Math.max(-leftLimit, Math.min(leftLimit, left)) };
}

/** Working days until a deadline. Over a weekend after it no working day has passed, and yet it is overdue. */
function daysLeft(today: IsoDay, day: IsoDay, calendar: OfficeCalendar): number {
  const left = countWorkingDays(today, day, calendar);
  return today > day ? Math.min(-1, left) : left;
}

/** The day by which an answer of today is due. With nothing left it is due at once, on a day that the office is open. */
function dayOfAnswer(today: IsoDay, left: number, calendar: OfficeCalendar): IsoDay {
  const isClosed = !isWorkingDay(today, calendar);
  return addWorkingDays(today, left === 0 && isClosed ? 1 : left, calendar);
}

/**
 * The deadline of an application that was submitted before there were deadlines, by what became of it since.
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

/** How an application stands to its deadline; undefined where it has none. @param today as `councilDay` gives it */
export function deadlineStanding(
  { status, deadline, history }: Pick<Application, 'status' | 'deadline' | 'history'>,
  today: IsoDay,
): DeadlineStanding | undefined {
  if (!deadline) return undefined;
  const { day, left } = deadline;
  if (outcomeOf(status) !== 'pending') {
    // Decided while it was with the citizen: the days had stopped with the return.
    const last = left === undefined ? status : 'returned';
    const endedAt = history.findLast(({ from, to }) => to === last && from !== to)?.at;
    const byDays = endedAt ? daysBetween(day, councilDay(new Date(endedAt))) : 0;
    return byDays > 0 ? { kind: 'late', day, byDays } : { kind: 'in-time', day };
  }
  if (left !== undefined) return { kind: 'paused', left };
  const inDays = daysBetween(today, day);
  return inDays < 0 ? { kind: 'overdue', day, byDays: -inDays } : { kind: 'due', day, inDays };
}
