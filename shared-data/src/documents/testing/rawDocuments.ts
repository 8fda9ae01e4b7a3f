import { databaseName } from '../../device/databaseName';
import type { Fields, Path } from '../Documents';
import type { Row } from '../local/Row';
import { collectionOf, idOf } from '../paths';

// Reads and writes the storage of the device store directly, without the store, as another tab would.

export function openRaw(version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not opened'));
  });
}

/** Creates or replaces documents, with their fields as they are. An open store finds them at its next transaction. */
export async function writeDocuments(
  documents: readonly (readonly [path: Path, fields: Fields])[],
): Promise<void> {
  await commit((store, version) => {
    for (const [index, [path, fields]] of documents.entries()) {
      const [collection, id] = [collectionOf(path), idOf(path)];
      const known = store.get([collection, id]);
      // As the driver counts. A replaced document keeps its place.
      known.onsuccess = () => {
        const before = known.result as Row | undefined;
        const made = before?.made ?? version * 1_000_000 + index;
        store.put({ collection, id, fields, made });
      };
    }
  });
}

/** All documents of a collection, in the order of their ids. */
export function readDocuments(collection: Path): Promise<Row[]> {
  return readRows(rangeOf(collection));
}

export async function countDocuments(collection: Path): Promise<number> {
  return (await readDocuments(collection)).length;
}

/** All documents of the storage, in the order of their keys. */
export function readEverything(): Promise<Row[]> {
  return readRows();
}

async function readRows(range?: IDBKeyRange): Promise<Row[]> {
  const db = await openRaw();
  const store = db.transaction('documents').objectStore('documents');
  const rows = (await resultOf(store.getAll(range))) as Row[];
  db.close();
  return rows;
}

/** In the order of IndexedDB, a list comes after every string. */
const rangeOf = (collection: Path) => IDBKeyRange.bound([collection], [collection, []]);

/** Runs one transaction that counts as a commit. */
async function commit(write: (documents: IDBObjectStore, version: number) => void): Promise<void> {
  const db = await openRaw();
  const transaction = db.transaction(['documents', 'meta'], 'readwrite');
  const end = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('not written'));
  });
  const meta = transaction.objectStore('meta');
  const version = 1 + Number((await resultOf<unknown>(meta.get('version'))) ?? 0);
  write(transaction.objectStore('documents'), version);
  meta.put(version, 'version');
  await end;
  db.close();
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('not read'));
  });
}
