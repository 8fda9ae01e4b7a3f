import type { Watch } from 'shared-data';

/** The first value of what can be watched; the watching ends with it. */
export function firstValue<T>(watch: Watch<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = watch({
      next: (value) => {
        resolve(value);
        // Later: a watch may give its first value while it is called.
        queueMicrotask(() => stop());
      },
      error: reject,
    });
  });
}
