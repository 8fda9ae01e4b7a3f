/** A day of the week as `Date.getDay()` gives it: Sunday is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The days of the week in the order of a timetable. */
export const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 0];

export const saturday = 6 satisfies Weekday;

/** Which Saturday of its month: the first is 1. Not every month has a fifth. */
export type SaturdayOfMonth = 1 | 2 | 3 | 4 | 5;

export const saturdaysOfMonth: readonly SaturdayOfMonth[] = [1, 2, 3, 4, 5];

/**
 * Whether an office with these open days can close on some Saturdays of the month. Another day has to be open, so that each week
 * has an open day: firestore.rules limit a deadline by that.
 */
export function canCloseSaturdays(openDays: readonly Weekday[]): boolean {
  return openDays.includes(saturday) && openDays.some((day) => day !== saturday);
}
