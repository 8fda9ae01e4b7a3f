import { databaseName } from '../../device/databaseName';

/** Deletes the database of the device store while it is in use, as a browser does whose data is cleared. */
export function loseStorage(): Promise<unknown> {
  return new Promise((resolve) => {
    indexedDB.deleteDatabase(databaseName).onsuccess = resolve;
  });
}
