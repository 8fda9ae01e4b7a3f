import { openRecords } from '../store/openRecords';
import type { Watch } from '../store/Watch';
import { watchStore } from '../store/watchStore';
import { missedTerm } from './missedTerm';
import type { MissedSearch, MonthSpan } from './SearchRecords';

/**
 * Counts a search that found nothing, without who it was. Nothing where what was typed tells nothing or looks personal; on the
 * live store 20 times a day at most for each account.
 * @throws NotPermittedError, OfflineError, StorageFullError, RecordsUnavailableError
 */
export async function noteMissedSearch(typed: string): Promise<void> {
  const term = missedTerm(typed);
  if (term === undefined) return;
  const store = await openRecords();
  await store.searches.noteMiss(term);
}

/** What was looked for in vain within these months, the most frequent first; for admins. */
export function watchMissedSearches(span: MonthSpan): Watch<MissedSearch[]> {
  return watchStore((store) => store.searches.watchMisses(span));
}
