import { describeRecordStore } from '../store/contract';
import type { Tracking } from '../tracking/Tracking';
import { storageForEachTest } from './testing/storageForEachTest';

const open = storageForEachTest();

async function findTracking(number: string): Promise<Tracking | undefined> {
  // Not imported at the top of the file: Dexie looks for the browser's storage when it loads, before the fake is installed.
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
