import type { IsoDay } from '../kinds/kinds';
import { councilOffset } from './councilDay';

/** A day where the council is: from `since` on, and before `until`. */
export function councilDaySpan(day: IsoDay): { since: Date; until: Date } {
  const since = new Date(`${day}T00:00:00${councilOffset}`);
  return { since, until: new Date(since.getTime() + 24 * 60 * 60_000) };
}
