import Dexie from 'dexie';
import { StorageError } from '../store/errors';
import { lookForStorage } from '../storage/lookForStorage';
import { asStorageError } from '../storage/asStorageError';

export const databaseName = 'village-council';

/**
 * Opens the database with these tables.
 * @throws StorageBlockedError, StorageHeldError, StorageLostError, StorageFullError
 */
export async function openDatabase(tables: Record<string, string>): Promise<Dexie> {
  // On each call, since a failed opening may be tried again later.
  lookForStorage();
  const db = new Dexie(databaseName, {
    autoOpen: false,
    // A record must show as saved only when it is saved.
    cache: 'disabled',
    chromeTransactionDurability: 'strict',
  });
  db.version(1).stores(tables);

  const blocked = new Promise<never>((_, reject) => {
    db.on('blocked', () => {
      reject(new StorageError('StorageHeldError'));
    });
  });
  try {
    await Promise.race([db.open(), blocked]);
    return db;
  } catch (error) {
    db.close();
    throw asStorageError(error);
  }
}
