import { act } from '@testing-library/react';
import type { Watch } from 'shared-data';

/**
 * The first that a watch emits; rejects with its failure. It is awaited inside `act`: a page that is open may get
 * records of its own meanwhile.
 */
export function firstOf<T>(watch: Watch<T>): Promise<T> {
  return act(
    () =>
      new Promise<T>((resolve, reject) => {
        const stop = watch({
          next: (value) => {
            resolve(value);
            queueMicrotask(() => stop());
          },
          error: reject,
        });
      }),
  );
}
