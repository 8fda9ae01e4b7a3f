import type { Watch } from 'shared-model';
import { createWatch } from './createWatch';

/** The watches of a tuple of values. */
export type Watches<Values extends readonly unknown[]> = {
  readonly [Index in keyof Values]: Watch<Values[Index]>;
};

/** See `RecordsContext.combine`. The first failure ends all of them. */
export function combine<Values extends readonly unknown[], T>(
  watches: Watches<Values>,
  join: (...values: Values) => T,
): Watch<T> {
  return createWatch(({ next, fail }) => {
    const latest = new Map<number, unknown>();
    const emit = (index: number, value: unknown) => {
      latest.set(index, value);
      if (latest.size < watches.length) return;
      try {
        // Every watch has emitted by now: one value for each place of the tuple.
        const values: readonly unknown[] = watches.map((_, each) => latest.get(each));
        next(join(...(values as Values)));
      } catch (error) {
        fail(error);
      }
    };
    const stops = watches.map((watch, index) =>
      watch({ next: (value) => emit(index, value), error: fail }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  });
}
