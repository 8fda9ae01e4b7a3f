/** The database of the device's records (`shared-data`), which is read here without their code. */
const databaseName = 'village-council';

/** The table of all documents, with their collection and their id as the key. */
const table = 'documents';

interface Row {
  fields: unknown;
}

/**
 * The fields of a document of the device's records. Does not create a missing database.
 * @param path such as 'tracking/7K2MQ9XD04TT0'
 * @returns undefined where there is no such document or no database
 * @throws where the browser refuses
 */
export function readDocument(path: string): Promise<unknown> {
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
      const slash = path.lastIndexOf('/');
      const key = [path.slice(0, slash), path.slice(slash + 1)];
      const reading = transaction.objectStore(table).get(key) as IDBRequest<Row | undefined>;
      transaction.oncomplete = () => {
        database.close();
        resolve(reading.result?.fields);
      };
      transaction.onabort = () => {
        database.close();
        reject(transaction.error ?? new Error('The records of this device could not be read.'));
      };
    };
  });
}
