import { liveQuery } from 'dexie';
import type { Watch } from '../store/Watch';
import { asRecordsError } from './asRecordsError';

interface Watching {
  stop: () => void;
  fail: (error: Error) => void;
}

/** Live queries that can be ended together. */
export function liveQueries() {
  const watchings = new Set<Watching>();

  function live<T>(query: () => Promise<T>): Watch<T> {
    return (observer) => {
      // An async function of its own: Dexie follows native awaits only in what it sees to be async.
      const subscription = liveQuery(async () => query()).subscribe({
        next: observer.next,
        error: (error: unknown) => watching.fail(asRecordsError(error)),
      });
      const watching: Watching = {
        stop: () => {
          subscription.unsubscribe();
          watchings.delete(watching);
        },
        fail: (error) => {
          watching.stop();
          observer.error(error);
        },
      };
      watchings.add(watching);
      return watching.stop;
    };
  }

  /** Ends them all: without a word, or by telling their observers why. */
  function endAll(error?: Error) {
    for (const watching of [...watchings]) {
      if (error) watching.fail(error);
      else watching.stop();
    }
  }

  return { live, endAll };
}
