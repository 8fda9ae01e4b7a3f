import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { configure } from '@testing-library/react';
import { configureRecords, openRecords } from 'shared-data';

/** Real records take their time on a machine that is busy with other things. */
const patience = 15_000;

/** Gives each test the sample records, and nobody's session or records of another test. */
export function recordsForEachTest(): void {
  jest.setTimeout(2 * patience);
  configure({ asyncUtilTimeout: patience });

  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    configureRecords({ store: 'device' });
    localStorage.clear();
  });

  // What a test has left on its way must not arrive when there are no modules any more.
  afterAll(async () => {
    await openRecords().catch(() => undefined);
  });
}
