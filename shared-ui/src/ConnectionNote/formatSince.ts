import { formatDate, formatDateTime } from '../format/format';

/** The time of day of a moment, and its date too where that is not today: '2:32 pm', '20 Nov 2026, 2:32 pm'. */
export function formatSince(moment: number, now: number): string {
  const isToday = new Date(moment).toDateString() === new Date(now).toDateString();
  return isToday ? formatDate(moment, { timeStyle: 'short' }) : formatDateTime(moment);
}

/** Milliseconds until the next day begins. */
export function untilTomorrow(now: number): number {
  return new Date(now).setHours(24, 0, 0, 0) - now;
}
