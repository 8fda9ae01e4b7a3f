import { formatDate } from 'shared-ui';

/** A promised day of decision, with its year: '6 December 2026'. */
export function writeDeadline(day: string): string {
  return formatDate(new Date(day), { dateStyle: 'long', timeZone: 'UTC' });
}
