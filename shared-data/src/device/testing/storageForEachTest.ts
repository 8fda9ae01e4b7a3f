import 'fake-indexeddb/auto';
import type { Actor } from 'shared-model';
import { IDBFactory } from 'fake-indexeddb';
import type { RecordStore } from '../../features/RecordStore';
import { byAdmin } from '../../store/testing/records';
import { openDeviceStore } from '../openDeviceStore';

interface OpenOptions {
  onClosed?: () => void;
  now?: () => Date;
  /** The actor of actions that do not name one; an admin by default. */
  actor?: () => Actor;
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

  return async ({ onClosed = () => undefined, now, actor = () => byAdmin } = {}) => {
    const store = await openDeviceStore(onClosed, now, actor);
    opened.push(store);
    return store;
  };
}
