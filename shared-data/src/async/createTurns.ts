/** Runs one piece of work when it is its turn. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Limits how many pieces of work run at once; the others wait in a queue, first in, first out.
 * @param atOnce how many may run at once
 */
export function createTurns(atOnce: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The next one takes over this place: `running` does not change.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
