import type { Page } from '@playwright/test';

/**
 * The names of databases and keys in a page's browser: 'database village-council', 'local theme', 'tab
 * firebase:authUser:…'.
 */
export function leftInBrowser(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `tab ${key}`),
  ]);
}

/** Closes the only tab, and deletes what a browser forgets when it ends; the context stays usable. */
export async function closeBrowser(page: Page): Promise<void> {
  const context = page.context();
  await page.close();
  await context.clearCookies();
}

/** All data of the browser's databases, as one text to search. */
export function textInDatabases(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('It could not be read.'));
      });
    /** Undefined if the database was deleted after it was listed: opening it would create it again. */
    const open = (name: string) =>
      new Promise<IDBDatabase | undefined>((resolve) => {
        const request = indexedDB.open(name);
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => resolve(undefined);
      });
    const texts: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = name && (await open(name));
      if (!database) continue;
      for (const store of database.objectStoreNames) {
        const rows = await answer(database.transaction(store).objectStore(store).getAll());
        texts.push(JSON.stringify(rows));
      }
      database.close();
    }
    return texts.join('\n');
  });
}
