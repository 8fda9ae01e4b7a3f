import { integer, minValue, number, object, pipe, string, type GenericSchema } from 'valibot';
import { limits } from '../limits/limits';
import { text } from '../fields/describedFields';
import type { MissedSearch } from './SearchRecords';

/** A term within a month. */
export interface MissRow extends MissedSearch {
  month: string;
}

export const missSchema: GenericSchema<unknown, MissRow> = object({
  month: string(),
  term: text(limits.missedSearch.least, limits.missedSearch.most),
  count: pipe(number(), integer(), minValue(1)),
});

/** The months together, the most frequent first. */
export function sumMisses(rows: readonly MissRow[]): MissedSearch[] {
  const counts = new Map<string, number>();
  for (const { term, count } of rows) counts.set(term, (counts.get(term) ?? 0) + count);
  return [...counts]
    .map(([term, count]) => ({ term, count }))
    .toSorted((a, b) => b.count - a.count || a.term.localeCompare(b.term));
}
