import type { Watch } from 'shared-model';

type Settle = () => void;

/** Subscribes to a watch in a test: the values emitted so far, and a promise for one to come. */
export function follow<T>(watch: Watch<T>) {
  const values: T[] = [];
  const errors: Error[] = [];
  const waiting = new Set<Settle>();
  const wake = () => {
    for (const settle of [...waiting]) settle();
  };
  const stop = watch({
    next: (value) => {
      values.push(value);
      wake();
    },
    error: (error) => {
      errors.push(error);
      wake();
    },
  });

  /** Resolves to the latest value that passes, now or later; rejects with the watch's own failure. */
  function until(passes: (value: T) => boolean): Promise<T> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        const found = values.findLast(passes);
        if (errors[0]) reject(errors[0]);
        else if (found === undefined) return;
        else resolve(found);
        waiting.delete(settle);
      };
      waiting.add(settle);
      settle();
    });
  }

  return { values, errors, until, stop };
}

/** The first value that a watch emits; rejects with its failure. */
export async function firstOf<T>(watch: Watch<T>): Promise<T> {
  const following = follow(watch);
  try {
    return await following.until(() => true);
  } finally {
    following.stop();
  }
}
