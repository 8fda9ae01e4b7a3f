import type { Watch } from '../kinds/Watch';

/** A search term that found nothing, and how often; the person who searched is not stored. */
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
  /** Adds one to the count of a term in this month. @param term as `missedTerm` makes it */
  noteMiss(term: string): Promise<void>;
  /** The terms of these months, the most frequent first; for admins. */
  watchMisses(span: MonthSpan): Watch<MissedSearch[]>;
}
