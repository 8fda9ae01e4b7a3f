import { StorageError } from 'shared-model';
import { asStorageError } from '../../storage/asStorageError';
import type { Path } from '../Documents';
import type { Row } from './Row';
import { storageOf } from '../../storage/storageOf';

interface Stores {
  documents: IDBObjectStore;
  meta: IDBObjectStore;
}

/**
 * Opens the database, and creates it the first time.
 * @throws StorageBlockedError, StorageHeldError, StorageLostError, StorageFullError
 */
export function openDatabase(name: string, factory: IDBFactory | undefined): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(asStorageError(error));
    try {
      const storage = storageOf(factory);
      if (!storage) throw new StorageError('StorageBlockedError');
      const opening = storage.open(name, 1);
      let isBlocked = false;
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('documents', { keyPath: ['collection', 'id'] });
        opening.result.createObjectStore('meta');
      };
      opening.onblocked = () => {
        isBlocked = true;
        reject(new StorageError('StorageHeldError'));
      };
      opening.onerror = () => fail(opening.error);
      opening.onsuccess = () => {
        // It opens after all once the other tab has closed it, when nobody waits for it any more.
        if (isBlocked) opening.result.close();
        else resolve(opening.result);
      };
    } catch (error) {
      fail(error);
    }
  });
}

/**
 * Runs a transaction and waits until it is complete. If anything fails, nothing of it is stored.
 * `act` may await only requests of this transaction: the browser ends it when none is left.
 * @throws a `StorageError`, or what `act` throws
 */
export async function inTransaction<T>(
  database: IDBDatabase,
  mode: IDBTransactionMode,
  act: (stores: Stores) => Promise<T>,
): Promise<T> {
  let transaction: IDBTransaction | undefined;
  try {
    // Strict: what counts as saved survives a power cut.
    transaction = database.transaction(['documents', 'meta'], mode, { durability: 'strict' });
    const end = endOf(transaction);
    const documents = transaction.objectStore('documents');
    const result = await act({ documents, meta: transaction.objectStore('meta') });
    await end;
    return result;
  } catch (error) {
    abort(transaction);
    // The reason of the browser: the requests that were still waiting report only that it was aborted.
    throw asStorageError(transaction?.error ?? error);
  }
}

function endOf(transaction: IDBTransaction): Promise<void> {
  const end = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException('It was aborted.', 'AbortError'));
  });
  // Nobody waits for it if `act` fails first.
  end.catch(() => undefined);
  return end;
}

function abort(transaction: IDBTransaction | undefined) {
  try {
    transaction?.abort();
  } catch {
    // It is over already.
  }
}

export function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The request failed.'));
  });
}

/** The number of commits so far. */
export async function readVersion({ meta }: Stores): Promise<number> {
  return ((await resultOf(meta.get('version'))) as number | undefined) ?? 0;
}

export async function readRow({ documents }: Stores, key: IDBValidKey): Promise<Row | undefined> {
  return (await resultOf(documents.get(key))) as Row | undefined;
}

export async function readRows({ documents }: Stores, collection: Path): Promise<Row[]> {
  // In the order of IndexedDB, a list comes after every string.
  const range = IDBKeyRange.bound([collection], [collection, []]);
  return (await resultOf(documents.getAll(range))) as Row[];
}
