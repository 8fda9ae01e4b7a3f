import type { Fields, Path } from '../../../documents/Documents';
import type { RecordStore } from '../../../features/RecordStore';

/** Enters a document that only the operator of a council enters, or that an earlier act would have left. */
export type Enter = (path: Path, fields: Fields) => Promise<void>;

/** Prepares the records for an act, and returns the act. */
export type PrepareAct = (store: RecordStore, enter: Enter) => Promise<() => Promise<unknown>>;

/** Acts by their names, which docs/records.md shows. */
export type Acts = Record<string, PrepareAct>;
