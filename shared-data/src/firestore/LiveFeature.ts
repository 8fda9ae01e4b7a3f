import type { Dexie } from 'dexie';
import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QuerySnapshot,
  Transaction,
} from 'firebase/firestore';
import type { RecordsSource } from '../store/RecordsConfig';
import type { Watch } from '../store/Watch';
import type { Local } from './Local';

/** The watches of a tuple of values. */
export type Watches<Values extends readonly unknown[]> = {
  readonly [Index in keyof Values]: Watch<Values[Index]>;
};

export interface TransactOptions {
  /** Milliseconds after which a server that does not respond counts as unreachable. Default: 20,000. */
  timeout?: number;
  /** Whether the caller repeats the transaction after an `OfflineError`, and recognises one that was saved before. */
  repeats?: boolean;
}

/** The context of a feature's implementation on Firestore. */
export interface LiveContext {
  firestore: Firestore;
  /** Local data: drafts, the outbox, an admin's own keys. */
  local: Local;
  /** The uid of the signed-in person. @throws SignedOutError */
  uid: () => string;
  /** The uid that the server authenticates requests as, if it is known: somebody else may have signed in. */
  accountUid?: RecordsSource['accountUid'];
  /** Whether the email address of that account is confirmed, if that is known. */
  isConfirmed?: RecordsSource['isConfirmed'];
  now: () => Date;
  /** Emits each state of a query: the cached one first, then the server's. */
  watchQuery: <T>(query: Query, read: (snapshot: QuerySnapshot) => T) => Watch<T>;
  /** As `watchQuery`. An error thrown by `read` ends the watch. */
  watchDocument: <T>(
    reference: DocumentReference,
    read: (snapshot: DocumentSnapshot) => T,
  ) => Watch<T>;
  /** Combines several watches into one: it emits once all of them have emitted, and then at each change. */
  combine: <Values extends readonly unknown[], T>(
    watches: Watches<Values>,
    join: (...values: Values) => T,
  ) => Watch<T>;
  /**
   * The only way to write: it is known whether the write was saved when the promise settles. If the server does not
   * respond, the promise stays pending while the records are looked at (`useUnanswered`). All reads of the
   * transaction must precede its writes, and it may run more than once.
   * @throws OfflineError, NotSavedError, UnansweredError, NotPermittedError, SignedOutError, and what `act` throws
   */
  transact: <T>(
    act: (transaction: Transaction) => Promise<T>,
    options?: TransactOptions,
  ) => Promise<T>;
  /** Runs `act` and converts errors of Firestore and of the storage into errors of the records. */
  guarded: <T>(act: () => Promise<T>) => Promise<T>;
}

/** The context of a feature that saves data on this device. */
export interface LocalContext extends LiveContext {
  db: Dexie;
}

/** One feature's part of the live store. */
export interface LiveFeature<Records> {
  open: (context: LiveContext) => Records;
}
