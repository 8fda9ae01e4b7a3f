import Dexie from 'dexie';
import { lookForStorage, storageOf } from '../storage/lookForStorage';
import { localDatabaseName } from './localDatabaseName';

/**
 * The database of the live store on the device: drafts, the outbox, an admin's own keys. It opens on first use.
 * @param storage the IndexedDB of the page, if there is one
 */
export function localDatabase(
  tables: Record<string, string>,
  storage: IDBFactory | undefined = globalThis.indexedDB,
): Dexie {
  lookForStorage();
  const found = storageOf(storage);
  const local = new Dexie(localDatabaseName, {
    // A draft is shown as saved only when it is on disk.
    cache: 'disabled',
    chromeTransactionDurability: 'strict',
    ...(found ? { indexedDB: found } : {}),
  });
  local.version(1).stores(tables);
  return local;
}
