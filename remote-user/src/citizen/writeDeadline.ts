import { formatDate } from 'shared-ui';

/** A day by which the council has promised to decide, with its year: '6 December 2026'. */
export function writeDeadline(day: string): string {
  return formatDate(new Date(day), { dateStyle: 'long', timeZone: 'UTC' });
}
