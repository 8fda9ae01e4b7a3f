import { createWatch } from './createWatch';
import type { Watch } from './Watch';

/**
 * Watches what can be chosen only after something has been awaited. A watch that is stopped earlier never
 * starts what would have been chosen. What `prepare` rejects with, and what `choose` throws, ends the watch.
 */
export function watchAfter<P, T>(
  prepare: () => Promise<P>,
  choose: (prepared: P) => Watch<T>,
): Watch<T> {
  return createWatch(({ next, fail, hasEnded }) => {
    let stop: (() => void) | undefined;
    prepare()
      .then((prepared) => {
        if (!hasEnded()) stop = choose(prepared)({ next, error: fail });
      })
      .catch(fail);
    return () => stop?.();
  });
}
