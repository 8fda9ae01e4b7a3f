import 'fake-indexeddb/auto';
import { configure } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { configureRecords } from 'shared-data';

/** The first test of a file waits for the code of its page, which is compiled on the way. */
const patience = 15_000;

/** Gives each test of a file the sample records anew. */
export function freshRecords(): void {
  configure({ asyncUtilTimeout: patience });
  jest.setTimeout(2 * patience);
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    configureRecords({ store: 'device' });
  });
}
