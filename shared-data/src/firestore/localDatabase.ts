import Dexie from 'dexie';
import { lookForStorage } from '../storage/lookForStorage';

export const localDatabaseName = 'village-council-live';

/**
 * What the live store keeps on the device: drafts and the outbox. It opens when it is first used, so
 * that records can be read where there is no storage.
 */
export function localDatabase(tables: Record<string, string>): Dexie {
  lookForStorage();
  const local = new Dexie(localDatabaseName, {
    // A draft shows as kept only when it is.
    cache: 'disabled',
    chromeTransactionDurability: 'strict',
  });
  local.version(1).stores(tables);
  return local;
}
