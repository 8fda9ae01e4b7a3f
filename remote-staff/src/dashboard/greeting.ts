import { councilTime } from 'shared-data/model';

export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** The part of the day for a greeting, where the council is. */
export function partOfDay(now: Date): PartOfDay {
  const hour = Number(councilTime(now).slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh'.length));
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
