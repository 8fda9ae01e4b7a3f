import { openRecords } from 'shared-data';

/**
 * Removes the sample records of some collections and what is stored below them, so that a page looks as it does before
 * anybody has entered records. Call it before the page is rendered: an open store may have read a collection already.
 */
export async function withoutRecords(...collections: string[]): Promise<void> {
  await openRecords();
  const db = await resultOf(indexedDB.open('village-council'));
  const transaction = db.transaction(['documents', 'meta'], 'readwrite');
  const end = new Promise((resolve) => (transaction.oncomplete = resolve));
  const [documents, meta] = [transaction.objectStore('documents'), transaction.objectStore('meta')];
  for (const collection of collections) {
    // '0' is the character after '/'; in the order of IndexedDB, a list comes after every string.
    documents.delete(IDBKeyRange.bound([collection], [collection, []]));
    documents.delete(IDBKeyRange.bound([`${collection}/`], [`${collection}0`], false, true));
  }
  // The store compares it with the number of commits that it knows.
  meta.put(Number(await resultOf(meta.get('version'))) + 1, 'version');
  await end;
  db.close();
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('It was not read.'));
  });
}
