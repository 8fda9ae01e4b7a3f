import type { Dexie } from 'dexie';
import type { Actor } from '../applications/Application';
import type { Watch } from '../store/Watch';

/** What a feature's device implementation works with. */
export interface DeviceContext {
  db: Dexie;
  now: () => Date;
  /** The person who is signed in, for the log. @throws SignedOutError */
  actor: () => Actor;
  /** Runs a query again and emits its result whenever the data that it read changes, in this tab or another. */
  live: <T>(query: () => Promise<T>) => Watch<T>;
  /** Runs an action and converts storage failures to errors of the records. */
  guarded: <T>(act: () => Promise<T>) => Promise<T>;
}

/** One feature's part of the device store. */
export interface DeviceFeature<Records> {
  /** Table names with their keys and indexes, as Dexie writes them. */
  tables: Record<string, string>;
  /** Adds the sample records. Called once per database, inside a transaction. */
  seed: (db: Dexie, now: Date) => Promise<void>;
  open: (context: DeviceContext) => Records;
}
