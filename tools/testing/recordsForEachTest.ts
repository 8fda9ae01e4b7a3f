import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { configure } from '@testing-library/react';
import { configureRecords, openRecords } from 'shared-data';

/** Gives each test the sample records, without sessions or records of other tests. */
export function recordsForEachTest(): void {
  // Real records are slow on a busy machine.
  configure({ asyncUtilTimeout: 15_000 });

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
