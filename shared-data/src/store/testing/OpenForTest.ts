import type { RecordStore } from '../RecordStore';

/** Opens a handle on the records of the running test; handles opened within one test share them. */
export type OpenForTest = () => Promise<RecordStore>;
