import { recordsInMemory, withoutRecords, writeRecords } from 'shared-data/testing';
import type { HostileDocument } from './HostileDocument';

/** Gives the device a council with the samples and these documents. */
export async function enter(documents: readonly HostileDocument[]) {
  recordsInMemory();
  // The samples would fill the first page.
  await withoutRecords('applications');
  await writeRecords(documents);
}
