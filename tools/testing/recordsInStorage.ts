import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { configureRecords } from 'shared-data';

/** Gives a test the sample records in a browser's storage: for what happens when that storage fails or is cleared. */
export function recordsInStorage(): void {
  globalThis.indexedDB = new IDBFactory();
  configureRecords({ store: 'device' });
}
