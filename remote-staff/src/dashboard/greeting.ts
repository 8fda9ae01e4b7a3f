export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The part of the day for a greeting, by the clock of the device. */
export function partOfDay(now: Date): PartOfDay {
  const hour = now.getHours();
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
