import type { Page } from '@playwright/test';

/** What a page finds in its browser: 'database village-council', 'local theme', 'tab firebase:authUser:…'. */
export function leftInBrowser(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `tab ${key}`),
  ]);
}

/** The only tab is closed, and what a browser forgets when it ends is gone; the context is opened again. */
export async function closeBrowser(page: Page): Promise<void> {
  const context = page.context();
  await page.close();
  await context.clearCookies();
}

/** All that the browser's databases hold, as one text to look for words in. */
export function textInDatabases(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('It could not be read.'));
      });
    /** Nothing where it has been deleted since it was listed: to open it would make it anew. */
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
