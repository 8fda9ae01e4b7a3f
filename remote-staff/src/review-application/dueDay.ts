import type { Weekday } from 'shared-data';

/**
 * The last day on which a decision is in time: so many working days after an application came in. Holidays are not known.
 * @param openDays the days of the week on which the office works; none gives undefined
 */
export function dueDay(
  submittedAt: Date,
  workingDays: number,
  openDays: readonly Weekday[],
): Date | undefined {
  if (openDays.length === 0) return undefined;
  const open = new Set<number>(openDays);
  const day = new Date(submittedAt);
  for (let left = workingDays; left > 0;) {
    day.setDate(day.getDate() + 1);
    if (open.has(day.getDay())) left -= 1;
  }
  return day;
}
