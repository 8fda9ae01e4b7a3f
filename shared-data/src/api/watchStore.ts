import type { Watch } from 'shared-model';
import { createWatch } from '../async/createWatch';
import { followPage } from './followPage';
import { openRecords } from './openRecords';
import type { RecordStore } from '../features/RecordStore';
import { watchAfter } from '../async/watchAfter';

/**
 * Watches a part of the store, opening the store first. A failure to open is passed to the observer. When the page
 * returns from the back/forward cache, the watch starts again and emits the current state.
 */
export function watchStore<T>(choose: (store: RecordStore) => Watch<T>): Watch<T> {
  return createWatch(({ next, fail }) => {
    const start = () => watchAfter(openRecords, choose)({ next, error: fail });
    let stop = start();
    const stopFollowing = followPage({
      left: () => stop(),
      returned: () => {
        stop = start();
      },
    });
    return () => {
      stopFollowing();
      stop();
    };
  });
}
