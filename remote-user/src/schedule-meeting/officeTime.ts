import type { CouncilSettings } from 'shared-data';
import { addDays, councilDay, councilTimeZone, isWorkingDay } from 'shared-data/model';
import { formatDate } from 'shared-ui';

const minutesAheadOfUtc = 330;

/** The number of days ahead for which a meeting can be scheduled. */
export const daysAhead = 60;

const minute = 60_000;

/**
 * The moment of an hour in the time zone of the office.
 * @param date a calendar day, 'YYYY-MM-DD'
 */
export function officeMoment(date: string, hour: number): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + (hour * 60 - minutesAheadOfUtc) * minute);
}

/** The days on which a meeting is possible, from tomorrow: 'YYYY-MM-DD'. */
export function visitingDays(
  { openDays, closedSaturdays }: Pick<CouncilSettings, 'openDays' | 'closedSaturdays'>,
  now: Date,
): string[] {
  const today = councilDay(now);
  const calendar = { openDays, closedSaturdays, holidays: [] };
  const days = Array.from({ length: daysAhead }, (_, index) => addDays(today, index + 1));
  return days.filter((day) => isWorkingDay(day, calendar));
}

/** The full hours at which a one-hour meeting fits into the opening hours. */
export function visitingHours({
  opensAt,
  closesAt,
}: Pick<CouncilSettings, 'opensAt' | 'closesAt'>): number[] {
  const first = Math.ceil(hoursOf(opensAt));
  const last = Math.floor(hoursOf(closesAt)) - 1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

function hoursOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours + minutes / 60;
}

/** 'Monday, 23 November 2026' for 'YYYY-MM-DD'. */
export function formatOfficeDay(date: string): string {
  return formatDate(new Date(`${date}T00:00:00Z`), { dateStyle: 'full', timeZone: 'UTC' });
}

/** '10:00 am' in the format of the active language. */
export function formatOfficeHour(hour: number): string {
  return formatDate(officeMoment('2000-01-01', hour), {
    timeStyle: 'short',
    timeZone: councilTimeZone,
  });
}

/** Day and hour of a moment in the time zone of the office, wherever the citizen is. */
export function formatOfficeTime(moment: string): string {
  return formatDate(new Date(moment), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: councilTimeZone,
  });
}
