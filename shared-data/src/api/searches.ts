import { missedTerm } from 'shared-model';
import { watchOf } from './forward';
import { openRecords } from './openRecords';

/**
 * Counts a search that found nothing, without the person. Does nothing where the text is too short, too long or looks
 * personal; on the live store each account can count 20 searches a day.
 * @throws NotPermittedError, OfflineError, StorageFullError, RecordsUnavailableError
 */
export async function noteMissedSearch(typed: string): Promise<void> {
  const term = missedTerm(typed);
  if (term === undefined) return;
  const store = await openRecords();
  await store.searches.noteMiss(term);
}

/** The searches that found nothing in these months, the most frequent first; for admins. */
export const watchMissedSearches = watchOf('searches', 'watchMisses');
