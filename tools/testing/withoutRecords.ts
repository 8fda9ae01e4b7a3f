import Dexie from 'dexie';
import { openRecords } from 'shared-data';

/**
 * Takes the sample records of some tables away, so that a page is seen as it is where nobody has entered
 * any. Call it before the page is rendered.
 */
export async function withoutRecords(...tables: string[]): Promise<void> {
  await openRecords();
  const { indexedDB, IDBKeyRange } = globalThis;
  const db = await new Dexie('village-council', { indexedDB, IDBKeyRange }).open();
  await Promise.all(tables.map((table) => db.table(table).clear()));
  db.close();
}
