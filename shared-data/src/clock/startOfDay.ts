import type { IsoDay } from '../store/kinds';

/** The moment at which a calendar day begins in the reader's time. */
export function startOfDay(day: IsoDay): Date {
  const [year = NaN, month = NaN, date = NaN] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
