import { check, isoDate, isoTimestamp, pipe, string } from 'valibot';
import type { IsoDay, IsoTime } from '../kinds/kinds';
import { isCalendarDay } from './calendarDays';
import { described } from './describedFields';

/**
 * A moment read from a store, in the format of `toISOString`. `isoTimestamp` also accepts what `Date` does not, such as
 * an offset of two digits ('+05'), and formatting a date that is invalid throws.
 */
export const timeOnRecord = described<string, IsoTime>(
  pipe(
    string(),
    isoTimestamp(),
    check((text) => !Number.isNaN(Date.parse(text)), 'is no moment'),
  ),
  { kind: 'time' },
);

/** A day of the calendar read from a store, such as '2026-06-15': some browsers have no date for '2026-02-31'. */
export const dayOnRecord = described<string, IsoDay>(
  pipe(string(), isoDate(), check(isCalendarDay, 'is no day')),
  { kind: 'day' },
);
