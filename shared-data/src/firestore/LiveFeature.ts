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
  /** Milliseconds after which a server that does not answer counts as out of reach: 20,000. */
  patience?: number;
}

/** What a feature's implementation on Firestore works with. */
export interface LiveContext {
  firestore: Firestore;
  /** What stays on this device: drafts, the outbox, an admin's own keys. */
  local: Local;
  /** Of whoever is signed in. @throws SignedOutError */
  uid: () => string;
  /** Whom the server takes the requests to be of, where that is known: somebody else may have signed in. */
  accountUid?: RecordsSource['accountUid'];
  /** Whether the address of that account is confirmed, where that is known. */
  isConfirmed?: RecordsSource['isConfirmed'];
  now: () => Date;
  /** Tells of each state of a query: what the device still knows of it at first, then the server's. */
  watchQuery: <T>(query: Query, read: (snapshot: QuerySnapshot) => T) => Watch<T>;
  /** As `watchQuery`. What `read` throws ends the watching. */
  watchDocument: <T>(
    reference: DocumentReference,
    read: (snapshot: DocumentSnapshot) => T,
  ) => Watch<T>;
  /** A watch made of several: it gives a value when each of them has, and at each change. */
  combine: <Values extends readonly unknown[], T>(
    watches: Watches<Values>,
    join: (...values: Values) => T,
  ) => Watch<T>;
  /**
   * The only way to write: the server has answered when the promise settles. All reads of the
   * transaction come before its writes, and it may run more than once.
   * @throws OfflineError, NotPermittedError, SignedOutError, and what `act` throws
   */
  transact: <T>(
    act: (transaction: Transaction) => Promise<T>,
    options?: TransactOptions,
  ) => Promise<T>;
  /** Runs an act and turns failures of Firestore and of the storage into errors of the records. */
  guarded: <T>(act: () => Promise<T>) => Promise<T>;
}

/** What a feature works with that keeps something on this device. */
export interface LocalContext extends LiveContext {
  db: Dexie;
}

/** One feature's part of the live store. */
export interface LiveFeature<Records> {
  open: (context: LiveContext) => Records;
}
