import Dexie from 'dexie';
import { RecordsUnavailableError } from '../store/errors';
import { lookForStorage } from '../storage/lookForStorage';
import { asStorageError } from '../storage/asStorageError';

export const databaseName = 'village-council';

/**
 * Opens the database with these tables.
 * @throws RecordsUnavailableError where there is no storage, where it is forbidden, or where a tab
 *   with an older version holds it; StorageFullError
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
      reject(new RecordsUnavailableError('Another tab holds an older version of the records.'));
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
