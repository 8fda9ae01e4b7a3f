import { openRecords } from './openRecords';
import type { RecordStore } from './RecordStore';
import type { Watch } from './Watch';

/** Watches a part of the store, opening the store first. A failure to open reaches the observer. */
export function watchStore<T>(choose: (store: RecordStore) => Watch<T>): Watch<T> {
  return (observer) => {
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
  };
}
