import type { Watch } from 'shared-model';
import type { Fields, Path } from './fields';
import type { StoredDocument } from './StoredDocument';

export type { Fields, Path };

export type Operator =
  | '=='
  | 'in'
  | 'array-contains'
  | 'array-contains-any'
  | '<'
  | '<='
  | '>'
  | '>=';

export interface Filter {
  /** A field within a map is named with dots: 'keys.service'. With several fields, any of them may match. */
  field: string | readonly string[];
  operator: Operator;
  value: boolean | number | string | Date | null | readonly string[];
}

export interface Order {
  field: string;
  direction: 'asc' | 'desc';
}

/** A query over one collection. A document that lacks a field of the order is not found. */
export interface Query {
  collection: Path;
  filters?: readonly Filter[];
  /** Documents that are equal in all of these fields have an order of the driver's own. */
  order?: readonly Order[];
  /** The last document of the previous page. */
  after?: StoredDocument | undefined;
  limit?: number;
}

/** Where a document is read from. A driver without a server reads its only copy. */
export type Source = 'any' | 'cache' | 'server';

export interface Found {
  docs: readonly StoredDocument[];
  /** From the cache: the server has not answered yet. */
  isCached: boolean;
}

/** All reads must precede the writes. */
export interface Transaction {
  get: (path: Path) => Promise<StoredDocument>;
  /** Creates or replaces a document; with `merge`, fields that are not named stay. */
  set: (path: Path, fields: Fields, options?: { merge: boolean }) => void;
  /** Changes fields of an existing document; 'keys.names' is a field of the map 'keys'. */
  update: (path: Path, changes: Fields) => void;
  delete: (path: Path) => void;
}

export interface TransactOptions {
  /** Milliseconds after which a server that does not respond counts as unreachable. Default: 20,000. */
  timeout?: number;
  /** Whether the caller repeats the transaction after an `OfflineError`, and recognises one that was saved before. */
  repeats?: boolean;
}

/**
 * Documents in collections, as the driver of a store keeps them. Every promise rejects, and every watch ends, with an
 * error of the driver; `RecordsContext.guarded` converts it.
 */
export interface Documents {
  /** @throws the error of the driver where the source 'cache' does not have it */
  get: (path: Path, source?: Source) => Promise<StoredDocument>;
  /** Runs a query once, on the server by default. */
  query: (query: Query, source?: Exclude<Source, 'cache'>) => Promise<readonly StoredDocument[]>;
  /** Counts all that a query finds, whatever its limit. */
  count: (query: Query) => Promise<number>;
  /** Counts what a query finds, and adds up a field of it. */
  sum: (query: Query, field: string) => Promise<{ count: number; sum: number }>;
  /** Emits each state of a query: a cached one first, then the server's. An error thrown by `read` ends the watch. */
  watchQuery: <T>(query: Query, read: (found: Found) => T) => Watch<T>;
  /** As `watchQuery`. */
  watchDocument: <T>(path: Path, read: (document: StoredDocument) => T) => Watch<T>;
  /** Reads and writes all of it or nothing. It may run more than once. */
  transact: <T>(
    act: (transaction: Transaction) => Promise<T>,
    options?: TransactOptions,
  ) => Promise<T>;
}
