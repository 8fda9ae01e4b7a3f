import type { Watch } from 'shared-data';

/** Resolves to the first value of a watch, and then unsubscribes. */
export function firstValue<T>(watch: Watch<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = watch({
      next: (value) => {
        resolve(value);
        // Deferred: a watch may emit its first value before it returns `stop`.
        queueMicrotask(() => stop());
      },
      error: reject,
    });
  });
}
