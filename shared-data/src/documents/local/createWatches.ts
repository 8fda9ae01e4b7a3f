import type { Watch } from 'shared-model';
import { createWatchGroup } from '../../async/createWatchGroup';
import { onceEach } from '../../async/onceEach';
import type { Changed } from './memory';
import type { Key } from './Row';

/** Watches that read again whenever a document that is part of them may have changed. */
export function createWatches() {
  const { createWatch, endAll } = createWatchGroup();
  const listeners = new Set<(changed: Changed) => void>();

  function watch<State, T>(
    load: () => Promise<State>,
    read: (state: State) => T,
    isPart: (key: Key) => boolean,
  ): Watch<T> {
    return createWatch(({ next, fail, hasEnded }) => {
      const report = onceEach(next);
      let latest = 0;
      const run = async () => {
        latest += 1;
        const turn = latest;
        try {
          const state = await load();
          // A later reading, which has begun meanwhile, has the newer state.
          if (turn === latest && !hasEnded()) report(read(state));
        } catch (error) {
          fail(error);
        }
      };
      const listener = (changed: Changed) => {
        if (changed === 'all' || changed.some(isPart)) void run();
      };
      listeners.add(listener);
      void run();
      return () => listeners.delete(listener);
    });
  }

  function announce(changed: Changed) {
    for (const listener of [...listeners]) listener(changed);
  }

  return { watch, announce, endAll };
}
