import {
  saturday,
  type CouncilSettings,
  type SaturdayOfMonth,
  type Weekday,
} from '../settings/CouncilSettings';
import type { OfficeSettings } from '../settings/OfficeSettings';
import type { IsoDay } from '../store/kinds';

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

/** The day `count` calendar days later. */
export function addDays(day: IsoDay, count: number): IsoDay {
  return new Date(Date.parse(day) + count * millisecondsPerDay).toISOString().slice(0, 10);
}

/** Whether the council works on a day. */
export function isWorkingDay(day: IsoDay, calendar: OfficeCalendar): boolean {
  return daysOf(calendar)(day);
}

/** Returns the function that checks for a working day. It goes through the holidays once, not for each checked day. */
function daysOf({ openDays, closedSaturdays, holidays }: OfficeCalendar): (day: IsoDay) => boolean {
  const closed = new Set(holidays.map(({ day }) => day));
  return (day) => {
    const weekday = new Date(Date.parse(day)).getUTCDay() as Weekday;
    const isClosedSaturday = weekday === saturday && closedSaturdays?.includes(weekOfMonth(day));
    return openDays.includes(weekday) && !isClosedSaturday && !closed.has(day);
  };
}

/** Which one of its weekday a day is in its month: the 8th to the 14th are each the second. */
function weekOfMonth(day: IsoDay): SaturdayOfMonth {
  return Math.ceil(Number(day.slice(8)) / 7) as SaturdayOfMonth;
}

/**
 * The day `count` working days after `from`, which itself does not count; before it where `count` is negative. Without an
 * open day within a year the next day counts as a working day, so that the search ends for a calendar without open days.
 */
export function addWorkingDays(from: IsoDay, count: number, calendar: OfficeCalendar): IsoDay {
  const isOpen = daysOf(calendar);
  let day = from;
  for (let left = Math.abs(count); left > 0; left -= 1) {
    day = nextWorkingDay(day, count < 0 ? -1 : 1, isOpen);
  }
  return day;
}

function nextWorkingDay(from: IsoDay, step: 1 | -1, isOpen: (day: IsoDay) => boolean): IsoDay {
  for (let days = 1; days <= lookAhead; days += 1) {
    const day = addDays(from, days * step);
    if (isOpen(day)) return day;
  }
  return addDays(from, step);
}

/**
 * Working days after `from` up to and including `to`; negative where `to` is earlier. The inverse of `addWorkingDays`,
 * with the same rule for calendars without open days.
 */
export function countWorkingDays(from: IsoDay, to: IsoDay, calendar: OfficeCalendar): number {
  // Never -0, which Firestore stores as another type of number.
  if (to < from) return 0 - countWorkingDays(to, from, calendar);
  const isOpen = daysOf(calendar);
  let count = 0;
  for (let day = nextWorkingDay(from, 1, isOpen); day <= to;) {
    count += 1;
    day = nextWorkingDay(day, 1, isOpen);
  }
  return count;
}
