import type { Watch } from 'shared-model';
import { createWatch } from './createWatch';

/** A watch of a value that never changes. */
export function watchValue<T>(value: T): Watch<T> {
  return createWatch(({ next }) => {
    void Promise.resolve(value).then(next);
    return undefined;
  });
}
