import { formatDate } from 'shared-ui';

/**
 * A short date, with its year if that is not the current one: '6 Dec', '4 Jan 2027'.
 * @param today the result of `councilDay`
 */
export function shortDay(day: string, today: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  return formatDate(new Date(day), { day: 'numeric', month: 'short', year, timeZone: 'UTC' });
}
