import { configureRecords, openRecords } from '../api/openRecords';
import { openDeviceStore } from '../device/openDeviceStore';
import type { Fields, Path } from '../documents/Documents';
import type { RecordStore } from '../features/RecordStore';
import { type MemoryRows, openMemoryDocuments, putRow } from '../documents/testing/memoryDocuments';

/** The records of the running test. */
let rows: MemoryRows = new Map();

/**
 * Gives a test of a screen the device store with its samples, in memory. They outlive a store that is closed and
 * opened again.
 */
export function recordsInMemory(): void {
  rows = new Map();
  configureRecords({
    load: () => Promise.resolve({ store: 'device' }),
    ready: () => Promise.resolve(),
    openStore: openInMemory,
  });
}

/** Opens a device store on the records of the running test. */
export function openInMemory(onClosed: () => void): Promise<RecordStore> {
  const own = rows;
  return openDeviceStore(onClosed, undefined, undefined, ({ now }) =>
    Promise.resolve(openMemoryDocuments({ rows: own, now })),
  );
}

/**
 * Removes the sample records of some collections, and what is stored below them, so that a page looks as it does before
 * anybody has entered records. Call it before the page is rendered: an open page is not notified.
 */
export async function withoutRecords(...collections: Path[]): Promise<void> {
  await openRecords();
  for (const path of rows.keys()) {
    if (collections.some((collection) => path.startsWith(`${collection}/`))) rows.delete(path);
  }
}

/** Creates or replaces documents, with their fields as they are. Call it before the page is rendered. */
export async function writeRecords(
  documents: readonly (readonly [path: Path, fields: Fields])[],
): Promise<void> {
  await openRecords();
  for (const [path, fields] of documents) putRow(rows, path, fields);
}
