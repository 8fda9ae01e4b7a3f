import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { configureRecords } from 'shared-data';

/** Gives each test of a file the sample records anew. */
export function freshRecords(): void {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    configureRecords({ store: 'device' });
  });
}
