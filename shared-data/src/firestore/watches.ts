import {
  onSnapshot,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
  type SnapshotMetadata,
} from 'firebase/firestore';
import { RecordsUnavailableError } from '../store/errors';
import type { Observer, Watch } from '../store/Watch';
import { asRecordsError } from './asRecordsError';

/** Whoever wants to know that the server has answered. */
export interface ServerNews {
  answered: () => void;
  /** Whether the server has ever answered on this device. */
  wasReached: () => boolean;
}

interface Snapshot {
  metadata: SnapshotMetadata;
}

interface Listening<S extends Snapshot> {
  next: (snapshot: S) => void;
  error: (error: Error) => void;
}

/** Firestore's listeners as watches that can be ended together. */
export function listeners(news: ServerNews) {
  const endings = new Set<(error?: Error) => void>();

  function watchSnapshots<S extends Snapshot, T>(
    listen: (listening: Listening<S>) => () => void,
    isMissing: (snapshot: S) => boolean,
    read: (snapshot: S) => T,
  ): Watch<T> {
    return (observer) => {
      const end = (error?: Error) => {
        if (!endings.delete(end)) return;
        stop();
        if (error) observer.error(error);
      };
      endings.add(end);
      let stop: () => void = () => undefined;
      const told = onceEach(observer);
      let hasAnswered = false;
      const next = (snapshot: S) => {
        if (!endings.has(end)) return;
        if (!snapshot.metadata.fromCache) {
          hasAnswered = true;
          news.answered();
        }
        try {
          // What the server has said to be missing stays so when it can no longer be reached.
          if (!hasAnswered && isMissing(snapshot)) {
            throw new RecordsUnavailableError('The server has not been reached.');
          }
          told(read(snapshot));
        } catch (error) {
          end(asRecordsError(error));
        }
      };
      try {
        stop = listen({ next, error: (error) => end(asRecordsError(error)) });
      } catch (error) {
        // The client was terminated, by this tab or another.
        void Promise.resolve().then(() => end(asRecordsError(error)));
      }
      return () => end();
    };
  }

  return {
    watchQuery: <T>(query: Query, read: (snapshot: QuerySnapshot) => T): Watch<T> =>
      watchSnapshots(
        (listening) => onSnapshot(query, { includeMetadataChanges: true }, listening),
        // An empty answer that is remembered is an answer; without any it says nothing.
        (snapshot) => snapshot.empty && !news.wasReached(),
        read,
      ),

    watchDocument: <T>(
      reference: DocumentReference,
      read: (snapshot: DocumentSnapshot) => T,
    ): Watch<T> =>
      watchSnapshots(
        (listening) => onSnapshot(reference, { includeMetadataChanges: true }, listening),
        (snapshot) => !snapshot.exists(),
        read,
      ),

    endAll(error?: Error) {
      for (const end of [...endings]) end(error);
    },
  };
}

/** Firestore tells again when nothing but the connection has changed; the observer need not hear it. */
function onceEach<T>(observer: Observer<T>): (value: T) => void {
  let before: string | undefined;
  return (value) => {
    const now = JSON.stringify(value);
    if (now === before) return;
    before = now;
    observer.next(value);
  };
}
