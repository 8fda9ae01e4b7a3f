/** Runs one piece of work when it is its turn. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets so many pieces of work run at once; the others wait for their turn, in the order in which they came.
 * @param atOnce how many
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
      // Whoever comes next takes the place as it is.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
