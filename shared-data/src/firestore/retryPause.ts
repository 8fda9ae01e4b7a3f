/**
 * Waits before a transaction that was refused runs again: by chance, and up to twice as long each time, so
 * that two who write the same record do not meet again and again. A wait, because no event says that the
 * other one has finished: it is on another device.
 * @param attempt which one has failed, from 1
 */
export function retryPause(attempt: number): Promise<void> {
  const longest = shortest * 2 ** attempt;
  return new Promise((resolve) => setTimeout(resolve, Math.random() * longest));
}

/** Milliseconds. */
const shortest = 50;
