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
