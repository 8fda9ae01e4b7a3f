import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { RecordStore } from '../../store/RecordStore';
import { openDeviceStore } from '../openDeviceStore';

interface OpenOptions {
  onClosed?: () => void;
  now?: () => Date;
}

/** Gives each test an empty browser storage, and closes what the test has opened. */
export function storageForEachTest(): (options?: OpenOptions) => Promise<RecordStore> {
  const opened: RecordStore[] = [];

  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });
  afterEach(() => {
    for (const store of opened.splice(0)) store.close();
  });

  return async ({ onClosed = () => undefined, now } = {}) => {
    const store = await openDeviceStore(onClosed, now);
    opened.push(store);
    return store;
  };
}
