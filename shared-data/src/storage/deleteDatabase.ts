/**
 * Deletes a database of this page; succeeds where there is none. It waits for other tabs that have it open, which
 * are notified to close it.
 * @throws DOMException where the browser refuses
 */
export function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error ?? new Error(`${name} could not be deleted.`));
  });
}
