import { IDBFactory } from 'fake-indexeddb';
import { configureRecords, openRecords } from 'shared-data';
import { clearRaw, writeRaw } from '../../../shared-data/src/device/testing/rawDatabase';
import type { HostileRows } from './hostileRows';

/** Gives the device a council with the samples and these rows. */
export async function enter(rows: HostileRows) {
  globalThis.indexedDB = new IDBFactory();
  configureRecords({ store: 'device' });
  await openRecords();
  // The samples would fill the first page.
  await clearRaw('applications');
  for (const [table, list] of Object.entries(rows)) await writeRaw(table, list);
}
