import type { Watch } from 'shared-model';
import { createWatch, type StartWatch } from './createWatch';

/** Makes watches that can be ended together, such as all watches of a store that closes. */
export function createWatchGroup() {
  const running = new Set<(error?: Error) => void>();

  function createMember<T>(start: StartWatch<T>): Watch<T> {
    return createWatch((watching) => {
      const end = (error?: Error) => (error ? watching.fail(error) : watching.end());
      const stop = start(watching);
      running.add(end);
      return () => {
        running.delete(end);
        stop?.();
      };
    });
  }

  function endAll(error?: Error): void {
    for (const end of [...running]) end(error);
  }

  return {
    /** As the function `createWatch`. */
    createWatch: createMember,
    /** Ends every running watch. Observers are notified only if an error is given. */
    endAll,
  };
}
