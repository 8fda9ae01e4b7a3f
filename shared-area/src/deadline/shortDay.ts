import { formatDate } from 'shared-ui';

/**
 * A day in short, with its year where that is not this one: '6 Dec', '4 Jan 2027'.
 * @param today as `councilDay` gives it
 */
export function shortDay(day: string, today: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  return formatDate(new Date(day), { day: 'numeric', month: 'short', year, timeZone: 'UTC' });
}
