import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { configureRecords } from '../openRecords';

/** Gives each test the records of a device that nothing is kept on yet. */
export function freshDeviceForEachTest(): void {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
    configureRecords({ store: 'device' });
  });
  afterEach(() => {
    configureRecords({ store: 'device' });
    jest.restoreAllMocks();
  });
}
