import type {
  Application,
  ApplicationId,
  CertifiedMove,
  DraftRecords,
  PeopleRecords,
  Watch,
} from 'shared-model';
import type { Watches } from '../async/combine';
import type { Documents, Path } from '../documents/Documents';
import type { RecordsSource } from './RecordsConfig';
import type { Traits } from './Traits';

/** What this device keeps of its own, whatever the store: drafts, and an admin's keys. */
export interface OwnRecords {
  documents: Documents;
}

/** The context in which every feature is opened, with either driver. */
export interface RecordsContext {
  /** The documents, for reading; `guarded` converts their errors. */
  documents: Pick<Documents, 'get' | 'query' | 'count' | 'sum'>;
  /** What this device keeps of its own. Its code may be loaded on demand. */
  local: {
    /** @throws RecordsUnavailableError if the code does not load */
    open: () => Promise<OwnRecords>;
    /** Opens it only if this browser has saved data; a first visit needs none of its code. */
    openKept: () => Promise<OwnRecords | undefined>;
  };
  traits: Traits;
  /** @throws RecordsUnavailableError if the code does not load */
  acts: () => Promise<Acts>;
  /** The uid of the signed-in person. @throws SignedOutError */
  uid: () => string;
  /** The uid that the server authenticates requests as, if it is known: somebody else may have signed in. */
  accountUid?: RecordsSource['accountUid'];
  /** Whether the email address of that account is confirmed, if that is known. */
  isConfirmed?: RecordsSource['isConfirmed'];
  now: () => Date;
  /** Emits each state of a query: the cached one first, then the server's. */
  watchQuery: Documents['watchQuery'];
  /** As `watchQuery`. An error thrown by `read` ends the watch. */
  watchDocument: Documents['watchDocument'];
  /** Combines several watches into one: it emits once all of them have emitted, and then at each change. */
  combine: <Values extends readonly unknown[], T>(
    watches: Watches<Values>,
    join: (...values: Values) => T,
  ) => Watch<T>;
  /**
   * The only way to write: it is known whether the write was saved when the promise settles. If a server does not
   * respond, the promise stays pending while the records are looked at (`useUnanswered`). All reads of the
   * transaction must precede its writes. It may run more than once: it is repeated where another writer was first, and so
   * has to read what others may change before it.
   * @throws OfflineError, NotSavedError, UnansweredError, NotPermittedError, SignedOutError, StorageError, and what
   *   `act` throws
   */
  transact: Documents['transact'];
  /** Runs `act` and converts errors of the driver into errors of the records. */
  guarded: <T>(act: () => Promise<T>) => Promise<T>;
}

/** One feature's part of a store. */
export interface RecordsFeature<Records> {
  open: (context: RecordsContext) => Records;
}

/** Where drafts are kept. */
export interface KeepingDrafts {
  /** Those of this device. */
  documents: Documents;
  now: () => Date;
  guarded: <T>(act: () => Promise<T>) => Promise<T>;
  /** The collection of what was submitted: a draft whose id is in it is no longer a draft. */
  submitted: Path;
}

/** What people do with records. Its code is loaded when somebody first does something (`features/acts.ts`). */
export interface Acts {
  makeMove: (
    context: RecordsContext,
    id: ApplicationId,
    move: CertifiedMove,
  ) => Promise<Application>;
  localDrafts: (keeping: KeepingDrafts) => DraftRecords;
  manageMembers: (
    context: RecordsContext,
  ) => Pick<
    PeopleRecords,
    'findByEmail' | 'invite' | 'withdraw' | 'changeRole' | 'rename' | 'setBlocked' | 'decideRequest'
  >;
}
