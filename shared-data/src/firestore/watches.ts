import {
  onSnapshot,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
  type SnapshotMetadata,
} from 'firebase/firestore';
import { RecordsUnavailableError } from '../store/errors';
import { createWatchGroup } from '../store/createWatchGroup';
import type { Watch } from '../store/Watch';
import { asRecordsError } from './asRecordsError';
import { isOffline } from './isOffline';

/** Milliseconds that the server has before what the device remembers is told in its place: Firestore's own. */
const patience = 10_000;
/** Milliseconds without anything at all, not even what the device remembers: its storage does not open. */
const silence = 30_000;
/** Milliseconds after a write in which what the device remembers may be from before it. */
const afterWrite = 10_000;

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
  const { createWatch, endAll } = createWatchGroup();
  let wroteAt = -Infinity;

  function watchSnapshots<S extends Snapshot, T>(
    listen: (listening: Listening<S>) => () => void,
    isMissing: (snapshot: S) => boolean,
    read: (snapshot: S) => T,
  ): Watch<T> {
    return createWatch(({ next: report, fail, hasEnded }) => {
      const reportChange = onceEach(report);
      let hasAnswered = false;
      let holding: ReturnType<typeof setTimeout> | undefined;
      const tell = (snapshot: S) => {
        try {
          // What the server has said to be missing stays so when it can no longer be reached.
          if (!hasAnswered && isMissing(snapshot)) {
            throw new RecordsUnavailableError('The server has not been reached.');
          }
          reportChange(read(snapshot));
        } catch (error) {
          fail(asRecordsError(error));
        }
      };
      const next = (snapshot: S) => {
        if (hasEnded()) return;
        clearTimeout(holding);
        if (!snapshot.metadata.fromCache) {
          hasAnswered = true;
          news.answered();
        }
        // Nothing yet, or perhaps the state before a write: the server is about to say.
        const isDoubtful = isMissing(snapshot) || Date.now() - wroteAt < afterWrite;
        if (hasAnswered || isOffline() || !isDoubtful) tell(snapshot);
        else holding = setTimeout(tell, patience, snapshot);
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

    /** Something was written: who asks now wants to see it. */
    wrote() {
      wroteAt = Date.now();
    },

    endAll,
  };
}

/** Leaves out a state that is the last one again: Firestore repeats it when only the connection has changed. */
function onceEach<T>(report: (value: T) => void): (value: T) => void {
  let before: { json: string | undefined } | undefined;
  return (value) => {
    const json = JSON.stringify(value) as string | undefined;
    if (before && json === before.json) return;
    before = { json };
    report(value);
  };
}
