import Dexie from 'dexie';
import { RecordsUnavailableError } from '../store/errors';
import { abortOnLeave } from './abortOnLeave';
import { asRecordsError } from './asRecordsError';

export const databaseName = 'village-council';

/** One for each factory: the page is listened to once. */
const factories = new WeakMap<IDBFactory, IDBFactory>();

function leavable(indexedDB: IDBFactory | undefined): IDBFactory | undefined {
  if (!indexedDB) return undefined;
  const found = factories.get(indexedDB);
  if (found) return found;
  const page = typeof window === 'undefined' ? undefined : window;
  const made = abortOnLeave(indexedDB, page);
  factories.set(indexedDB, made);
  return made;
}

/**
 * Opens the database with these tables.
 * @throws RecordsUnavailableError where there is no storage, where it is forbidden, or where a tab
 *   with an older version holds it; StorageFullError
 */
export async function openDatabase(tables: Record<string, string>): Promise<Dexie> {
  // Dexie looks for these once, when its code is loaded; a failed opening may be tried again later.
  const { indexedDB, IDBKeyRange } = globalThis;
  Object.assign(Dexie.dependencies, { indexedDB: leavable(indexedDB), IDBKeyRange });

  const db = new Dexie(databaseName, {
    autoOpen: false,
    // A record shows as kept only when it is.
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
    throw asRecordsError(error);
  }
}
