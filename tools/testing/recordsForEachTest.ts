import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { configureRecords, openRecords } from 'shared-data';

/** Gives each test the sample records, without sessions or records of other tests. */
export function recordsForEachTest(): void {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    configureRecords({ store: 'device' });
    localStorage.clear();
  });

  // Work that a test has left pending must finish before the modules are unloaded.
  afterAll(async () => {
    await openRecords().catch(() => undefined);
  });
}
