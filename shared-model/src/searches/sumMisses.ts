import * as v from 'valibot';
import { limits } from '../limits/limits';
import { text } from '../fields/describedFields';

/** How often a term was looked for in vain in a month; the person who searched is not stored. */
export const missSchema = v.object({
  month: v.string(),
  term: text(limits.missedSearch.least, limits.missedSearch.most),
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

type MissRow = v.InferOutput<typeof missSchema>;
/** A search term that found nothing, and how often. */
export type MissedSearch = Omit<MissRow, 'month'>;

/** The months together, the most frequent first. */
export function sumMisses(rows: readonly MissRow[]): MissedSearch[] {
  const counts = new Map<string, number>();
  for (const { term, count } of rows) counts.set(term, (counts.get(term) ?? 0) + count);
  return [...counts]
    .map(([term, count]) => ({ term, count }))
    .toSorted((a, b) => b.count - a.count || a.term.localeCompare(b.term));
}
