import type { Watch } from '../kinds/Watch';
import type { MissedSearch } from './sumMisses';

/** Months as in '2026-11' (UTC), the last one included. */
export interface MonthSpan {
  from: string;
  to: string;
}

/** The searches' part of the port. */
export interface SearchRecords {
  /** Adds one to the count of a term in this month. @param term as `missedTerm` makes it */
  noteMiss(term: string): Promise<void>;
  /** The terms of these months, the most frequent first; for admins. */
  watchMisses(span: MonthSpan): Watch<MissedSearch[]>;
}
