import type { Weekday } from '../settings/CouncilSettings';
import type { IsoDay } from '../store/kinds';

/** The days on which the council works. */
export interface OfficeCalendar {
  openDays: readonly Weekday[];
  /** Closed all day. */
  holidays: readonly { day: IsoDay }[];
}

const millisecondsPerDay = 86_400_000;

/** How many days ahead an open day is looked for. */
const lookAhead = 366;

/** India has one time and no summer time. */
export const councilTimeZone = 'Asia/Kolkata';

/** The calendar day of a moment where the council is, whoever asks. */
export function councilDay(moment: Date): IsoDay {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const written = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: councilTimeZone });
  const [day, month, year] = written.format(moment).split('/');
  return `${year}-${month}-${day}`;
}

/** Calendar days from one day to another; negative where the other lies before. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / millisecondsPerDay);
}

/** The day so many calendar days later. */
export function addDays(day: IsoDay, count: number): IsoDay {
  return new Date(Date.parse(day) + count * millisecondsPerDay).toISOString().slice(0, 10);
}

/** Whether the council works on a day. */
export function isWorkingDay(day: IsoDay, { openDays, holidays }: OfficeCalendar): boolean {
  const weekday = new Date(Date.parse(day)).getUTCDay() as Weekday;
  return openDays.includes(weekday) && !holidays.some((holiday) => holiday.day === day);
}

/**
 * The day so many working days after another, which itself does not count; before it where `count` is negative.
 * Where the calendar has no open day within a year, the next day counts.
 */
export function addWorkingDays(from: IsoDay, count: number, calendar: OfficeCalendar): IsoDay {
  let day = from;
  for (let left = Math.abs(count); left > 0; left -= 1) {
    day = nextWorkingDay(day, count < 0 ? -1 : 1, calendar);
  }
  return day;
}

function nextWorkingDay(from: IsoDay, step: 1 | -1, calendar: OfficeCalendar): IsoDay {
  for (let days = 1; days <= lookAhead; days += 1) {
    const day = addDays(from, days * step);
    if (isWorkingDay(day, calendar)) return day;
  }
  return addDays(from, step);
}

/** Working days after one day up to and with another; negative where the other lies before. */
export function countWorkingDays(from: IsoDay, to: IsoDay, calendar: OfficeCalendar): number {
  if (to < from) return -countWorkingDays(to, from, calendar);
  let count = 0;
  for (let day = from; day < to;) {
    day = addDays(day, 1);
    if (isWorkingDay(day, calendar)) count += 1;
  }
  return count;
}
