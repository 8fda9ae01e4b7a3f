import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { configureRecords } from 'shared-data';

/** Gives each test the sample records, and nobody's session or records of another test. */
export function recordsForEachTest(): void {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    configureRecords({ store: 'device' });
    localStorage.clear();
  });
}
