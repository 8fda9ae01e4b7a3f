import type { ApplicationRecords } from 'shared-model';
import type { OutboxRecords } from './WaitingSubmission';
import type { OwnRecords } from '../store/RecordsContext';

/** The live store's local data on this device, opened. */
export interface LocalRecords extends OwnRecords {
  outbox: {
    records: OutboxRecords;
    /** Waits until pending withdrawals are done, at most some seconds. Resolves to whether all of them are. */
    settled: () => Promise<boolean>;
  };
  submit: ApplicationRecords['submit'];
  end: () => void;
}

/** The live store's local data on this device. Its code is loaded on demand. */
export interface Local {
  /** @throws RecordsUnavailableError if the code does not load, StorageError if the storage cannot be opened */
  open: () => Promise<LocalRecords>;
  /** Opens it only if this browser has saved data; a first visit needs none of its code. */
  openKept: () => Promise<LocalRecords | undefined>;
  /** Calls the listener when it is opened, at once if it is already open. @returns removes the listener */
  onOpen: (listener: (records: LocalRecords) => void) => () => void;
}
