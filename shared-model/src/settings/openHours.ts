import { weekdays, type Weekday } from './weekdays';
import type { CouncilSettings } from './settingsSchema';

type Hours = Pick<CouncilSettings, 'openDays' | 'opensAt' | 'closesAt'>;

/**
 * The open days and hours as a text in a language: 'Monday – Friday, 10:00 am – 5:00 pm'. Days in a row are given as a range. Empty
 * where the office opens on no day. Without the closed Saturdays, whose words every dashboard would load: see `officeHours`.
 * @param locales as `Intl` takes them
 */
export function openHours({ openDays, opensAt, closesAt }: Hours, locales: string[]): string {
  const days = describeDays(openDays, locales);
  if (days === '') return '';
  const time = new Intl.DateTimeFormat(locales, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return `${days}, ${time.formatRange(atClock(opensAt), atClock(closesAt))}`;
}

/** The name of a day in a language. */
export function weekdayName(day: Weekday, locales: string[]): string {
  return new Intl.DateTimeFormat(locales, { weekday: 'long', timeZone: 'UTC' }).format(
    onWeekday(day),
  );
}

function describeDays(openDays: readonly Weekday[], locales: string[]): string {
  const days = weekdays.filter((day) => openDays.includes(day));
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return '';
  const isRow = weekdays.indexOf(last) - weekdays.indexOf(first) === days.length - 1;
  if (isRow && days.length > 2) {
    const long = new Intl.DateTimeFormat(locales, { weekday: 'long', timeZone: 'UTC' });
    return long.formatRange(onWeekday(first), onWeekday(last));
  }
  const names = days.map((day) => weekdayName(day, locales));
  return new Intl.ListFormat(locales).format(names);
}

/** A date on that day of the week, in a week that begins on Monday. */
function onWeekday(day: Weekday): Date {
  return new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)));
}

function atClock(clock: string): Date {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return new Date(Date.UTC(2024, 0, 1, hours, minutes));
}
