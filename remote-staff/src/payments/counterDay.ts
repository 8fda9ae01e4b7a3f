import { councilTimeZone } from 'shared-data/model';
import { formatDate } from 'shared-ui';

/**
 * The day of a moment in the council's time zone, for any reader: '6 Dec 2026'.
 * @param time ISO 8601: a moment, or a calendar day, which is formatted unchanged
 */
export function counterDay(time: string): string {
  const timeZone = time.length > 'yyyy-mm-dd'.length ? councilTimeZone : 'UTC';
  return formatDate(new Date(time), { dateStyle: 'medium', timeZone });
}
