import type { Watch } from './Watch';

/** A watch of what never changes. */
export function watchValue<T>(value: T): Watch<T> {
  return (observer) => {
    let ended = false;
    void Promise.resolve().then(() => {
      if (!ended) observer.next(value);
    });
    return () => {
      ended = true;
    };
  };
}
