import type { IsoDay } from '../store/kinds';

/** India has had one offset without summer time since 1945. */
const offset = '+05:30';
const offsetMinutes = 330;

/** The calendar day in India, wherever the reader is: a certificate is issued and expires there. */
export function dayInIndia(moment: Date): IsoDay {
  return new Date(moment.getTime() + offsetMinutes * 60_000).toISOString().slice(0, 10);
}

/** Whether a day has ended in India. */
export function hasEnded(day: IsoDay, now: Date): boolean {
  return now.getTime() > Date.parse(`${day}T23:59:59.999${offset}`);
}
