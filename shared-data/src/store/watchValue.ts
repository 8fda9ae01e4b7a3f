import { createWatch } from './createWatch';
import type { Watch } from './Watch';

/** A watch of what never changes. */
export function watchValue<T>(value: T): Watch<T> {
  return createWatch(({ next }) => {
    void Promise.resolve(value).then(next);
    return undefined;
  });
}
