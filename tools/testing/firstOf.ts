import { act } from '@testing-library/react';
import type { Watch } from 'shared-data';

/**
 * The first value that a watch emits; rejects with its failure. It waits inside `act`, because an open page may
 * receive records meanwhile.
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
