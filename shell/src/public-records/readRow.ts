/** The database of the device's records (`shared-data`), which is read here without their code. */
const databaseName = 'village-council';

/**
 * A row of a table of the device's records. Does not create a missing database.
 * @returns undefined where there is no such row, table or database
 * @throws where the browser refuses
 */
export function readRow(table: string, key: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName);
    let isNew = false;
    opening.onupgradeneeded = () => {
      isNew = true;
      opening.transaction?.abort();
    };
    opening.onerror = () => {
      if (isNew) resolve(undefined);
      else reject(opening.error ?? new Error('The records of this device could not be opened.'));
    };
    opening.onsuccess = () => {
      const database = opening.result;
      if (!database.objectStoreNames.contains(table)) {
        database.close();
        resolve(undefined);
        return;
      }
      const transaction = database.transaction(table);
      const reading = transaction.objectStore(table).get(key);
      transaction.oncomplete = () => {
        database.close();
        resolve(reading.result);
      };
      transaction.onabort = () => {
        database.close();
        reject(transaction.error ?? new Error('The records of this device could not be read.'));
      };
    };
  });
}
