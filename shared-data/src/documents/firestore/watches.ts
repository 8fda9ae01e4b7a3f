import { RecordsUnavailableError, type Watch } from 'shared-model';
import {
  onSnapshot,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
  type SnapshotMetadata,
} from 'firebase/firestore';
import { createWatchGroup } from '../../async/createWatchGroup';
import { onceEach } from '../../async/onceEach';
import { asRecordsError } from './asRecordsError';
import { queryKey, type EmptyAnswers } from './emptyAnswers';
import { isOffline } from './isOffline';

/** Milliseconds to wait for the server before the cached state is emitted instead: Firestore's own timeout. */
const timeout = 10_000;
/** Milliseconds without any snapshot, not even from the cache, after which the storage counts as not opening. */
const silence = 30_000;
/** Milliseconds after a write during which the cached state may be older than the write. */
const afterWrite = 10_000;

/** Is notified whether the server responds. */
export interface ServerContact {
  answered: () => void;
  /** The server has not answered a query in time. `listen` listens to it again. */
  unanswered: (listen: Listen<Snapshot>) => void;
}

export interface Snapshot {
  metadata: SnapshotMetadata;
}

export interface Listening<S extends Snapshot> {
  next: (snapshot: S) => void;
  error: (error: Error) => void;
}

/** Starts a Firestore listener, and returns the function that stops it. */
type Listen<S extends Snapshot> = (listening: Listening<S>) => () => void;

/** Firestore's listeners as watches that can be ended together. */
export function listeners(contact: ServerContact, empty: EmptyAnswers) {
  const { createWatch, endAll } = createWatchGroup();
  let wroteAt = -Infinity;

  function watchSnapshots<S extends Snapshot, T>(
    listen: Listen<S>,
    isMissing: (snapshot: S) => boolean,
    read: (snapshot: S) => T,
    noteAnswer?: (snapshot: S) => void,
  ): Watch<T> {
    return createWatch(({ next: report, fail, hasEnded }) => {
      const reportChange = onceEach(report);
      let hasAnswered = false;
      let holding: ReturnType<typeof setTimeout> | undefined;
      const emit = (snapshot: S) => {
        try {
          // A record that the server reported as missing stays missing when the server can no longer be reached.
          if (!hasAnswered && isMissing(snapshot)) {
            throw new RecordsUnavailableError('The server has not been reached.');
          }
          reportChange(read(snapshot));
        } catch (error) {
          fail(asRecordsError(error));
        }
      };
      const emitUnanswered = (snapshot: S) => {
        contact.unanswered(listen);
        emit(snapshot);
      };
      const next = (snapshot: S) => {
        if (hasEnded()) return;
        clearTimeout(holding);
        if (!snapshot.metadata.fromCache) {
          hasAnswered = true;
          contact.answered();
          noteAnswer?.(snapshot);
        }
        // No record yet, or perhaps the state before a write: wait for the server's response.
        const isDoubtful = isMissing(snapshot) || Date.now() - wroteAt < afterWrite;
        if (hasAnswered || isOffline() || !isDoubtful) emit(snapshot);
        else holding = setTimeout(emitUnanswered, timeout, snapshot);
      };
      holding = setTimeout(
        () => fail(new RecordsUnavailableError('Nothing was answered.')),
        silence,
      );
      try {
        const stop = listen({ next, error: (error) => fail(asRecordsError(error)) });
        return () => {
          clearTimeout(holding);
          stop();
        };
      } catch (error) {
        // The client was terminated, by this tab or another.
        clearTimeout(holding);
        throw asRecordsError(error);
      }
    });
  }

  return {
    watchQuery: <T>(query: Query, read: (snapshot: QuerySnapshot) => T): Watch<T> => {
      const key = queryKey(query);
      return watchSnapshots(
        (listening) => onSnapshot(query, { includeMetadataChanges: true }, listening),
        // An empty cache is the council's answer only if that was the server's last answer to this very query.
        (snapshot) => snapshot.empty && !empty.has(key),
        read,
        (snapshot) => empty.note(key, snapshot.empty),
      );
    },

    watchDocument: <T>(
      reference: DocumentReference,
      read: (snapshot: DocumentSnapshot) => T,
    ): Watch<T> =>
      watchSnapshots(
        (listening) => onSnapshot(reference, { includeMetadataChanges: true }, listening),
        (snapshot) => !snapshot.exists(),
        read,
      ),

    /** Notes a write: a watch that starts now has to show it. */
    wrote() {
      wroteAt = Date.now();
    },

    endAll,
  };
}
