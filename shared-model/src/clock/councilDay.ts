import type { IsoDay, IsoTime } from '../kinds/kinds';

export const councilTimeZone = 'Asia/Kolkata';

/** India has had one offset without summer time since 1945. */
export const councilOffset = '+05:30';
const offsetMinutes = 330;

/** The calendar day of a moment where the council is, wherever the reader is. */
export function councilDay(moment: Date): IsoDay {
  return onCouncilClock(moment).slice(0, 10);
}

/** The year of a moment where the council is: numbers of a new year begin at its midnight. */
export function councilYear(moment: Date): number {
  return Number(councilDay(moment).slice(0, 4));
}

/**
 * A moment in the council's time, with the offset from UTC: '2026-11-24T00:15:00+05:30'. For files: their reader may be
 * in another time zone, and expects the same day as in the filters.
 */
export function councilTime(moment: Date): IsoTime {
  return `${onCouncilClock(moment).slice(0, 19)}${councilOffset}`;
}

function onCouncilClock(moment: Date): string {
  return new Date(moment.getTime() + offsetMinutes * 60_000).toISOString();
}

/** The last moment of a day where the council is. */
export function endOfCouncilDay(day: IsoDay): Date {
  return new Date(`${day}T23:59:59.999${councilOffset}`);
}

/** Whether a day has ended where the council is. */
export function hasEnded(day: IsoDay, now: Date): boolean {
  return now > endOfCouncilDay(day);
}
