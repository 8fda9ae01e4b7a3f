import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { configureRecords } from '../../api/openRecords';

/** Gives each test the device store on a device with empty storage. */
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
