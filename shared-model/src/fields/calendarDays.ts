import type { IsoDay } from '../kinds/kinds';

/** Whether a day exists in the calendar: '2026-02-31' has the right format but does not exist. */
export function isCalendarDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Adds days to a day; a negative `days` gives an earlier day. */
export function addDays(day: IsoDay, days: number): IsoDay {
  const time = new Date(`${day}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + days);
  return time.toISOString().slice(0, 10);
}

/** Adds months to a day; in a shorter month it is the last day: a month after '2026-01-31' is '2026-02-28'. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const time = new Date(`${day}T00:00:00Z`);
  const date = time.getUTCDate();
  time.setUTCDate(1);
  time.setUTCMonth(time.getUTCMonth() + months + 1, 0);
  time.setUTCDate(Math.min(date, time.getUTCDate()));
  return time.toISOString().slice(0, 10);
}
