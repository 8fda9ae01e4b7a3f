import { saturday, type SaturdayOfMonth, type Weekday } from '../settings/weekdays';
import type { CouncilSettings } from '../settings/settingsSchema';
import type { OfficeSettings } from '../settings/settingsSchema';
import type { IsoDay } from '../kinds/kinds';

/** The days on which the council works. */
export interface OfficeCalendar {
  openDays: readonly Weekday[];
  closedSaturdays?: readonly SaturdayOfMonth[] | undefined;
  /** Closed all day. */
  holidays: readonly { day: IsoDay }[];
}

/** The calendar that the settings of the council and of its office describe. */
export function officeCalendar(
  { openDays, closedSaturdays }: CouncilSettings,
  { holidays }: OfficeSettings,
): OfficeCalendar {
  return { openDays, closedSaturdays, holidays };
}

const millisecondsPerDay = 86_400_000;

/** Days ahead within which an open day is searched. */
const lookAhead = 366;

/** Calendar days from one day to another; negative where the other is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / millisecondsPerDay);
}

/** Whether the council works on a day. */
export function isWorkingDay(day: IsoDay, calendar: OfficeCalendar): boolean {
  return daysOf(calendar)(numberOf(day));
}

// Days are counted as numbers: a record may be of any year, and a date is a hundred times slower.

const numberOf = (day: IsoDay) => Math.round(Date.parse(day) / millisecondsPerDay);
const dateOf = (day: number) => new Date(day * millisecondsPerDay);

/** Returns the function that checks for a working day. It goes through the holidays once, not for each checked day. */
function daysOf({
  openDays,
  closedSaturdays = [],
  holidays,
}: OfficeCalendar): (day: number) => boolean {
  const closed = new Set(holidays.map(({ day }) => numberOf(day)));
  return (day) => {
    // The first day was a Thursday.
    const weekday = ((((day + 4) % 7) + 7) % 7) as Weekday;
    if (!openDays.includes(weekday) || closed.has(day)) return false;
    return weekday !== saturday || !closedSaturdays.includes(weekOfMonth(day));
  };
}

/** Which one of its weekday a day is in its month: the 8th to the 14th are each the second. */
function weekOfMonth(day: number): SaturdayOfMonth {
  return Math.ceil(dateOf(day).getUTCDate() / 7) as SaturdayOfMonth;
}

/**
 * The day `count` working days after `from`, which itself does not count; before it where `count` is negative. Without an
 * open day within a year the next day counts as a working day, so that the search ends for a calendar without open days.
 */
export function addWorkingDays(from: IsoDay, count: number, calendar: OfficeCalendar): IsoDay {
  const isOpen = countedDaysOf(calendar);
  let day = numberOf(from);
  for (let left = Math.abs(count); left > 0; left -= 1) {
    day = nextWorkingDay(day, count < 0 ? -1 : 1, isOpen);
  }
  return dateOf(day).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** Without open days each day counts: none is within a year. */
function countedDaysOf(calendar: OfficeCalendar): (day: number) => boolean {
  return calendar.openDays.length === 0 ? () => true : daysOf(calendar);
}

function nextWorkingDay(from: number, step: 1 | -1, isOpen: (day: number) => boolean): number {
  for (let days = 1; days <= lookAhead; days += 1) {
    const day = from + days * step;
    if (isOpen(day)) return day;
  }
  return from + step;
}

/**
 * Working days after `from` up to and including `to`; negative where `to` is earlier. The inverse of `addWorkingDays`,
 * with the same rule for calendars without open days.
 */
export function countWorkingDays(from: IsoDay, to: IsoDay, calendar: OfficeCalendar): number {
  // Never -0, which Firestore stores as another type of number.
  if (to < from) return 0 - countWorkingDays(to, from, calendar);
  const isOpen = countedDaysOf(calendar);
  const last = numberOf(to);
  let count = 0;
  for (
    let day = nextWorkingDay(numberOf(from), 1, isOpen);
    day <= last;
    day = nextWorkingDay(day, 1, isOpen)
  ) {
    count += 1;
  }
  return count;
}
