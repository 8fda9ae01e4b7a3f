import { followPage } from './followPage';
import { openRecords } from './openRecords';
import type { RecordStore } from './RecordStore';
import type { Observer, Watch } from './Watch';

/**
 * Watches a part of the store, opening the store first. A failure to open reaches the observer. When the page
 * comes back from the back/forward cache, it goes on with what is current then.
 */
export function watchStore<T>(choose: (store: RecordStore) => Watch<T>): Watch<T> {
  return (observer) => {
    const untilFailure = {
      next: observer.next,
      error(error: Error) {
        stopFollowing();
        observer.error(error);
      },
    };
    const start = () => watchOpened(choose, untilFailure);
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
  };
}

function watchOpened<T>(
  choose: (store: RecordStore) => Watch<T>,
  observer: Observer<T>,
): () => void {
  let stop: (() => void) | undefined;
  let ended = false;
  openRecords().then(
    (store) => {
      if (!ended) stop = choose(store)(observer);
    },
    (error: unknown) => {
      if (!ended) observer.error(error instanceof Error ? error : new Error(String(error)));
    },
  );
  return () => {
    ended = true;
    stop?.();
  };
}
