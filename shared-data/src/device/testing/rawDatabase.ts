import { databaseName } from '../openDatabase';

/** Opens the storage directly, without the store, as a browser or an older version of the portal would. */
export function openRaw(version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not opened'));
  });
}

/** Writes into the storage directly, without the store. */
export async function writeRaw(table: string, records: readonly unknown[]): Promise<void> {
  const db = await openRaw();
  const transaction = db.transaction(table, 'readwrite');
  for (const record of records) transaction.objectStore(table).put(record);
  await new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onerror = reject;
  });
  db.close();
}

/** Removes all records of a table. */
export async function clearRaw(table: string): Promise<void> {
  const db = await openRaw();
  const transaction = db.transaction(table, 'readwrite');
  transaction.objectStore(table).clear();
  await new Promise((resolve) => (transaction.oncomplete = resolve));
  db.close();
}

/** The number of records in a table, counted without the store. */
export async function countRaw(table: string): Promise<number> {
  const db = await openRaw();
  const request = db.transaction(table).objectStore(table).count();
  const count = await new Promise<number>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = reject;
  });
  db.close();
  return count;
}

/** All records of a table, read without the store. */
export async function readRaw(table: string): Promise<unknown[]> {
  const db = await openRaw();
  const request = db.transaction(table).objectStore(table).getAll();
  const records = await new Promise<unknown[]>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = reject;
  });
  db.close();
  return records;
}
