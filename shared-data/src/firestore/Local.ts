import type { Dexie } from 'dexie';
import type { ApplicationRecords } from '../applications/ApplicationRecords';
import type { DraftRecords } from '../drafts/SavedDraft';
import type { OutboxRecords } from '../outbox/WaitingSubmission';

/** What the live store keeps on this device, opened. */
export interface LocalRecords {
  db: Dexie;
  drafts: DraftRecords;
  outbox: {
    records: OutboxRecords;
    /** Resolves when what is being taken back is, or after some seconds: to whether all of it is. */
    settled: () => Promise<boolean>;
  };
  submit: ApplicationRecords['submit'];
  end: () => void;
}

/** What the live store keeps on this device. Its code is fetched when it is needed. */
export interface Local {
  /** @throws RecordsUnavailableError where the code does not arrive */
  open: () => Promise<LocalRecords>;
  /** Opens it where something was kept in this browser before; a first visit needs none of its code. */
  openKept: () => Promise<LocalRecords | undefined>;
  /** Calls back when it is opened, at once where it is open. @returns stops waiting */
  onOpen: (listener: (records: LocalRecords) => void) => () => void;
}
