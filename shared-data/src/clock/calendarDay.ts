import type { IsoDay } from '../store/kinds';

/** The calendar day of a moment in the reader's time: 'YYYY-MM-DD'. */
export function calendarDay(moment: Date): string {
  const month = String(moment.getMonth() + 1).padStart(2, '0');
  const day = String(moment.getDate()).padStart(2, '0');
  return `${moment.getFullYear()}-${month}-${day}`;
}

/** The moment at which a calendar day begins in the reader's time. */
export function startOfDay(day: IsoDay): Date {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
