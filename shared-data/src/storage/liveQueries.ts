import { liveQuery } from 'dexie';
import { createWatchGroup } from '../store/createWatchGroup';
import type { Watch } from '../store/Watch';
import { asStorageError } from './asStorageError';

/** Live queries that can be ended together. */
export function liveQueries() {
  const { createWatch, endAll } = createWatchGroup();

  function live<T>(query: () => Promise<T>): Watch<T> {
    return createWatch(({ next, fail }) => {
      // Wrapped in an async function, because Dexie follows native awaits only in functions that it recognises as async.
      const subscription = liveQuery(async () => query()).subscribe({
        next,
        error: (error: unknown) => fail(asStorageError(error)),
      });
      return () => subscription.unsubscribe();
    });
  }

  return { live, endAll };
}
