import type { Application, ApplicationStatus } from '../applications/Application';
import { outcomeOf } from '../applications/statusWords';
import type { IsoDay } from '../store/kinds';
import type { Deadline, DeadlineStanding } from './Deadline';
import {
  addWorkingDays,
  councilDay,
  countWorkingDays,
  daysBetween,
  type OfficeCalendar,
} from './workingDays';

/**
 * The deadline of an application that is submitted now.
 * @param days working days that its service promises
 */
export function startDeadline(now: Date, days: number, calendar: OfficeCalendar): Deadline {
  return { day: addWorkingDays(councilDay(now), days, calendar) };
}

/** The deadline after a move: it stands still while the application is with the citizen. Undefined where there is none. */
export function deadlineAfter(
  { status, deadline }: Pick<Application, 'status' | 'deadline'>,
  to: ApplicationStatus,
  now: Date,
  calendar: OfficeCalendar,
): Deadline | undefined {
  if (!deadline) return undefined;
  const today = councilDay(now);
  if (to === 'returned' && status !== 'returned' && deadline.left === undefined) {
    return { day: deadline.day, left: countWorkingDays(today, deadline.day, calendar) };
  }
  if (status === 'returned' && to === 'pending' && deadline.left !== undefined) {
    return { day: addWorkingDays(today, deadline.left, calendar) };
  }
  return deadline;
}

/** How an application stands to its deadline; undefined where it has none. @param today as `councilDay` gives it */
export function deadlineStanding(
  { status, deadline, history }: Pick<Application, 'status' | 'deadline' | 'history'>,
  today: IsoDay,
): DeadlineStanding | undefined {
  if (!deadline) return undefined;
  const { day, left } = deadline;
  if (outcomeOf(status) !== 'pending') {
    const decidedAt = history.findLast(({ from, to }) => to === status && from !== to)?.at;
    const late = decidedAt ? daysBetween(day, councilDay(new Date(decidedAt))) : 0;
    const isLate = left === undefined ? late > 0 : left < 0;
    return isLate ? { kind: 'late', day, byDays: Math.max(late, 1) } : { kind: 'in-time', day };
  }
  if (left !== undefined) return { kind: 'paused', left };
  const inDays = daysBetween(today, day);
  return inDays < 0 ? { kind: 'overdue', day, byDays: -inDays } : { kind: 'due', day, inDays };
}
