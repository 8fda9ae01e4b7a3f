import type { Watch } from '../store/Watch';

/** What was looked for in vain, and how often; nobody knows by whom. */
export interface MissedSearch {
  term: string;
  count: number;
}

/** Months as in '2026-11' (UTC), the last one included. */
export interface MonthSpan {
  from: string;
  to: string;
}

/** The searches' part of the port. */
export interface SearchRecords {
  /** Counts a term of this month up by one. @param term as `missedTerm` makes it */
  noteMiss(term: string): Promise<void>;
  /** The terms of these months, those that were looked for most often first; for admins. */
  watchMisses(span: MonthSpan): Watch<MissedSearch[]>;
}
