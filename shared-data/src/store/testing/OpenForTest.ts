import type { RecordStore } from '../../features/RecordStore';

/** Opens a store on the records of the running test; all stores opened within one test share them. */
export type OpenForTest = () => Promise<RecordStore>;
