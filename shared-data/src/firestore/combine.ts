import type { Watch } from '../store/Watch';
import type { Watches } from './LiveFeature';

/** See `LiveContext.combine`. The first failure ends all of them. */
export function combine<Values extends readonly unknown[], T>(
  watches: Watches<Values>,
  join: (...values: Values) => T,
): Watch<T> {
  return (observer) => {
    const latest = new Map<number, unknown>();
    const stops: (() => void)[] = [];
    let ended = false;
    const end = () => {
      ended = true;
      for (const stop of stops.splice(0)) stop();
    };
    const fail = (error: Error) => {
      if (ended) return;
      end();
      observer.error(error);
    };
    const tell = (index: number, value: unknown) => {
      if (ended) return;
      latest.set(index, value);
      if (latest.size < watches.length) return;
      try {
        // All have told by now, each at its place: a tuple, which a map over a list is not typed as.
        observer.next(join(...(watches.map((_, each) => latest.get(each)) as unknown as Values)));
      } catch (error) {
        fail(error instanceof Error ? error : new Error(String(error)));
      }
    };
    for (const [index, watch] of watches.entries()) {
      stops.push(watch({ next: (value) => tell(index, value), error: fail }));
    }
    return end;
  };
}
