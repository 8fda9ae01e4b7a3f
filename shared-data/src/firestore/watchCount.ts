import { limit, orderBy, query, type CollectionReference } from 'firebase/firestore';
import { OfflineError } from '../store/errors';
import { createWatch } from '../store/createWatch';
import type { Watch } from '../store/Watch';
import { withTimeout } from '../store/withTimeout';
import { combine } from './combine';
import { asRecordsError } from './asRecordsError';
import type { LiveContext } from './LiveFeature';

/** Milliseconds between two countings, for each record that was counted; and at the most. */
const pausePerRecord = 1;
const longestPause = 600_000;

/** Milliseconds for one counting, which may read the applications of a whole year. */
const patience = 120_000;

/** Milliseconds until a server that could not be reached is asked again: for the first figure, and later. */
const pauseAtFirst = 1_000;
const pauseLater = 10_000;

export interface Counted<T> {
  value: T;
  /** How many records were looked at for it. */
  records: number;
}

/**
 * What can be asked of the server only, such as counts: asked anew when any record of the collection has
 * changed, the more seldom the more there is to count, since each counting is paid for. A figure that was
 * given stands while the server cannot be reached; where there is none yet, the second failure is passed on.
 * @param changedAt the fields that say when a record of the collection changed last
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
    let isTold = false;
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
        const { value, records } = await withTimeout(count(), patience, new OfflineError());
        if (hasEnded()) return;
        isTold = true;
        next(value);
        later(Math.min(records * pausePerRecord, longestPause));
      } catch (error) {
        if (hasEnded()) return;
        const problem = asRecordsError(error);
        if (problem instanceof OfflineError && (isTold || !hasTriedTwice)) {
          hasTriedTwice = true;
          isOutdated = true;
          later(isTold ? pauseLater : pauseAtFirst);
        } else {
          fail(problem);
        }
      }
    }
    // Its time tells a change; which record it was does not matter.
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
