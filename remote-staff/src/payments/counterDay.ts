import { councilTimeZone } from 'shared-data/model';
import { formatDate } from 'shared-ui';

/**
 * The day of a moment at the counter, whoever reads it: '6 Dec 2026'.
 * @param time ISO 8601: a moment, or a day of the calendar, which is given as it is
 */
export function counterDay(time: string): string {
  const timeZone = time.length > 'yyyy-mm-dd'.length ? councilTimeZone : 'UTC';
  return formatDate(new Date(time), { dateStyle: 'medium', timeZone });
}
