import { IDBFactory } from 'fake-indexeddb';

/** Gives the device records of these documents, by their paths. */
export async function keepDocuments(documents: Record<string, object>): Promise<void> {
  globalThis.indexedDB = new IDBFactory();
  const opening = indexedDB.open('village-council', 1);
  opening.onupgradeneeded = () => {
    const store = opening.result.createObjectStore('documents', { keyPath: ['collection', 'id'] });
    for (const [made, [path, fields]] of Object.entries(documents).entries()) {
      const slash = path.lastIndexOf('/');
      store.add({ collection: path.slice(0, slash), id: path.slice(slash + 1), fields, made });
    }
  };
  await new Promise((resolve, reject) => {
    opening.onsuccess = resolve;
    opening.onerror = reject;
  });
  opening.result.close();
}
