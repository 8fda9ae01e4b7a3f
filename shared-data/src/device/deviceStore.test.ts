import { describeRecordStore } from '../store/contract';
import type { Tracking } from '../tracking/Tracking';
import { storageForEachTest } from './testing/storageForEachTest';

const open = storageForEachTest();

async function findTracking(number: string): Promise<Tracking | undefined> {
  // Not at the head of the file: Dexie looks for the browser's storage when it is loaded, before the stand-in is there.
  const { Dexie } = await import('dexie');
  const { databaseName } = await import('./openDatabase');
  const db = await new Dexie(databaseName).open();
  try {
    return await db.table<Tracking, string>('tracking').get(number);
  } finally {
    db.close();
  }
}

describeRecordStore('device', () => open(), { numbers: 'running', roles: 'taken', findTracking });
