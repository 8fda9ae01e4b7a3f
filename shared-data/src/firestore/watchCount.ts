import { limit, orderBy, query, type CollectionReference } from 'firebase/firestore';
import { OfflineError } from '../store/errors';
import { createWatch } from '../store/createWatch';
import type { Watch } from '../store/Watch';
import { withTimeout } from '../store/withTimeout';
import { combine } from './combine';
import { asRecordsError } from './asRecordsError';
import type { LiveContext } from './LiveFeature';

/** Milliseconds between two counts: for each counted record, and the maximum. */
const pausePerRecord = 1;
const longestPause = 600_000;

/** Timeout for one count, in milliseconds: it may read the applications of a whole year. */
const timeout = 120_000;

/** Milliseconds until a retry when the server cannot be reached: for the first count, and later. */
const pauseAtFirst = 1_000;
const pauseLater = 10_000;

export interface Counted<T> {
  value: T;
  /** How many records were read for it. */
  records: number;
}

/**
 * Watches a value that only the server can compute, such as a count. It is computed again when any record of the
 * collection has changed, but less often the more records there are, since each count costs money. While the server
 * cannot be reached, the last value stays; if there is none yet, the second failure is passed on.
 * @param changedAt the fields with the time of the last change of a record
 */
export function watchCount<T>(
  { watchQuery }: Pick<LiveContext, 'watchQuery'>,
  collection: CollectionReference,
  count: () => Promise<Counted<T>>,
  changedAt: string | readonly string[] = 'updatedAt',
): Watch<T> {
  const newestBy = (field: string) =>
    watchQuery(query(collection, orderBy(field, 'desc'), limit(1)), ({ docs }) =>
      docs.map((each): unknown => [each.id, each.get(field)]),
    );
  return createWatch(({ next, fail, hasEnded }) => {
    let isCounting = false;
    let isOutdated = false;
    let hasEmitted = false;
    let hasTriedTwice = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const later = (pause: number) => {
      isCounting = true;
      timer = setTimeout(() => {
        isCounting = false;
        if (isOutdated) void start();
      }, pause);
    };
    async function start() {
      if (isCounting) {
        isOutdated = true;
        return;
      }
      isCounting = true;
      isOutdated = false;
      try {
        const { value, records } = await withTimeout(count(), timeout, new OfflineError());
        if (hasEnded()) return;
        hasEmitted = true;
        next(value);
        later(Math.min(records * pausePerRecord, longestPause));
      } catch (error) {
        if (hasEnded()) return;
        const problem = asRecordsError(error);
        if (problem instanceof OfflineError && (hasEmitted || !hasTriedTwice)) {
          hasTriedTwice = true;
          isOutdated = true;
          later(hasEmitted ? pauseLater : pauseAtFirst);
        } else {
          fail(problem);
        }
      }
    }
    // The newest time shows that something has changed; which record it was does not matter.
    const newest: Watch<unknown>[] = [changedAt].flat().map(newestBy);
    const stop = combine(
      newest,
      (...latest) => latest,
    )({
      next: () => void start(),
      error: fail,
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  });
}
