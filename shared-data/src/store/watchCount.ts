import { OfflineError, type Watch } from 'shared-model';
import type { Path } from '../documents/Documents';
import { createWatch } from '../async/createWatch';
import { withTimeout } from '../async/withTimeout';
import type { RecordsContext } from './RecordsContext';

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
  { guarded, traits }: Pick<RecordsContext, 'guarded' | 'traits'>,
  collection: Path,
  count: () => Promise<Counted<T>>,
  changedAt: string | readonly string[] = 'updatedAt',
): Watch<T> {
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
        const { value, records } = await withTimeout(guarded(count), timeout, new OfflineError());
        if (hasEnded()) return;
        hasEmitted = true;
        next(value);
        later(traits.pauseAfterCount(records));
      } catch (problem) {
        if (hasEnded()) return;
        if (problem instanceof OfflineError && (hasEmitted || !hasTriedTwice)) {
          hasTriedTwice = true;
          isOutdated = true;
          later(hasEmitted ? pauseLater : pauseAtFirst);
        } else {
          fail(problem);
        }
      }
    }
    const stop = traits.watchChanges(
      collection,
      [changedAt].flat(),
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
