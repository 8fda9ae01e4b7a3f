import { councilTimeZone } from 'shared-data/model';
import { formatDate } from 'shared-ui';

/**
 * The day of a moment where the council is, whoever reads it: '15 June 2026'.
 * @param time ISO 8601: a moment, or a day of the calendar, which is given as it is
 */
export function officeDay(time: string): string {
  const timeZone = time.length > 'yyyy-mm-dd'.length ? councilTimeZone : 'UTC';
  return formatDate(new Date(time), { dateStyle: 'long', timeZone });
}
