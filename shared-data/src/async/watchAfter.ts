import type { Watch } from 'shared-model';
import { createWatch } from './createWatch';

/**
 * Awaits `prepare`, then subscribes to the watch that `choose` returns. If it is stopped earlier, `choose` is never
 * called. A rejection of `prepare` or an error in `choose` ends the watch.
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
