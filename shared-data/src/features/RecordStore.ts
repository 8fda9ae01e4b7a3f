import type { Watch } from 'shared-model';
import type { Connection } from '../documents/Connection';
import type { OutboxRecords } from '../outbox/WaitingSubmission';
import type { StoreKind } from '../store/RecordsConfig';
import type { features } from './features';

/** The records of each feature, by its name. */
type FeatureRecords = {
  [Name in keyof typeof features]: ReturnType<(typeof features)[Name]['open']>;
};

/**
 * The interface of both stores, with one part for each feature. Each part passes the contract
 * suite of its feature (`src/store/contract.ts`).
 */
export interface RecordStore extends FeatureRecords {
  kind: StoreKind;
  outbox: OutboxRecords;
  watchConnection(): Watch<Connection>;
  /** Ends every watch without notifying its observer, and closes the storage. */
  close(): void;
  /**
   * Closes the store and wipes this person's records from this device; the device store wipes nothing.
   */
  forget(): Promise<void>;
  /** Closes the store and wipes the fetched records; this person's drafts and waiting submissions stay. */
  forgetFetched(): Promise<void>;
}
