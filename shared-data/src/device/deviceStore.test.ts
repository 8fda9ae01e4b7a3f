import Dexie from 'dexie';
import { describeRecordStore } from '../store/contract';
import type { Tracking } from '../tracking/Tracking';
import { databaseName } from './openDatabase';
import { storageForEachTest } from './testing/storageForEachTest';

const open = storageForEachTest();

async function findTracking(number: string): Promise<Tracking | undefined> {
  const db = await new Dexie(databaseName).open();
  try {
    return await db.table<Tracking, string>('tracking').get(number);
  } finally {
    db.close();
  }
}

describeRecordStore('device', () => open(), { numbers: 'running', roles: 'taken', findTracking });
