import Dexie from 'dexie';
import { lookForStorage, storageOf } from '../storage/lookForStorage';
import { localDatabaseName } from './localDatabaseName';

/**
 * What the live store keeps on the device: drafts, the outbox, an admin's own keys. It opens when it is first used.
 * @param storage the page's, or none
 */
export function localDatabase(
  tables: Record<string, string>,
  storage: IDBFactory | undefined = globalThis.indexedDB,
): Dexie {
  lookForStorage();
  const found = storageOf(storage);
  const local = new Dexie(localDatabaseName, {
    // A draft shows as kept only when it is.
    cache: 'disabled',
    chromeTransactionDurability: 'strict',
    ...(found ? { indexedDB: found } : {}),
  });
  local.version(1).stores(tables);
  return local;
}
