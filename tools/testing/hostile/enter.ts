import { IDBFactory } from 'fake-indexeddb';
import { configureRecords, openRecords } from 'shared-data';
import {
  clearCollection,
  writeDocuments,
} from '../../../shared-data/src/documents/testing/rawDocuments';
import type { HostileDocument } from './HostileDocument';

/** Gives the device a council with the samples and these documents. */
export async function enter(documents: readonly HostileDocument[]) {
  globalThis.indexedDB = new IDBFactory();
  configureRecords({ store: 'device' });
  await openRecords();
  // The samples would fill the first page.
  await clearCollection('applications');
  await writeDocuments(documents);
}
