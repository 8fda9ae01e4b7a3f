import { formatDate } from 'shared-ui';

/** A day of the council's calendar as text, the same in every time zone: '20 Nov 2026'. */
export function formatDay(
  day: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' },
): string {
  return formatDate(new Date(day), { ...options, timeZone: 'UTC' });
}
