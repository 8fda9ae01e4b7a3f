import Dexie from 'dexie';
import { openRecords } from 'shared-data';

/**
 * Removes the sample records of some tables, so that a page looks as it does before anybody has entered
 * records. Call it before the page is rendered.
 */
export async function withoutRecords(...tables: string[]): Promise<void> {
  await openRecords();
  const { indexedDB, IDBKeyRange } = globalThis;
  const db = await new Dexie('village-council', { indexedDB, IDBKeyRange }).open();
  await Promise.all(tables.map((table) => db.table(table).clear()));
  db.close();
}
