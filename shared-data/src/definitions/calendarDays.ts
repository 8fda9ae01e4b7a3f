import type { IsoDay } from '../store/kinds';

/** Whether a day is in the calendar: '2026-02-31' has the form of one and is none. */
export function isCalendarDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day so many days later; earlier where `days` is negative. */
export function addDays(day: IsoDay, days: number): IsoDay {
  const time = new Date(`${day}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}

/** The day so many months later; the last of a month that is too short: a month after '2026-01-31' is '2026-02-28'. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const time = new Date(`${day}T00:00:00Z`);
  const date = time.getUTCDate();
  time.setUTCDate(1);
  time.setUTCMonth(time.getUTCMonth() + months + 1, 0);
  time.setUTCDate(Math.min(date, time.getUTCDate()));
  return time.toISOString().slice(0, 10);
}
