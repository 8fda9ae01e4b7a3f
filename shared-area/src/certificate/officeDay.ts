import { formatDate } from 'shared-ui';

/** India has one time and no summer time. */
const officeTimeZone = 'Asia/Kolkata';

/**
 * The day of a moment where the council is, whoever reads it: '15 June 2026'.
 * @param time ISO 8601: a moment, or a day of the calendar, which is given as it is
 */
export function officeDay(time: string): string {
  const timeZone = time.length > 'yyyy-mm-dd'.length ? officeTimeZone : 'UTC';
  return formatDate(new Date(time), { dateStyle: 'long', timeZone });
}
