import type { SaturdayOfMonth } from '../weekdays';

/** The words of the office hours that `Intl` does not have. */
export interface HoursWords {
  /** The Saturdays of a month, in the form that `closedOn` needs. */
  which: Readonly<Record<SaturdayOfMonth, string>>;
  closedOn: (which: string) => string;
}
