import type { Watch } from 'shared-model';
import { createWatch } from './createWatch';

/**
 * Subscribes to the watch that `choose` returns for the latest value of `source`. As long as `keyOf` returns the
 * same key, the chosen watch is kept.
 */
export function watchEach<S, T>(
  source: Watch<S>,
  keyOf: (value: S) => string | undefined,
  choose: (value: S) => Watch<T>,
): Watch<T> {
  return createWatch(({ next, fail, hasEnded }) => {
    let current: { key: string | undefined; stop?: () => void } | undefined;
    const stopSource = source({
      next: (value) => {
        const key = keyOf(value);
        if (current?.key === key && current) return;
        current?.stop?.();
        const chosen: typeof current = { key };
        current = chosen;
        try {
          const stop = choose(value)({ next, error: fail });
          if (hasEnded() || current !== chosen) stop();
          else chosen.stop = stop;
        } catch (error) {
          fail(error);
        }
      },
      error: fail,
    });
    return () => {
      stopSource();
      current?.stop?.();
    };
  });
}
