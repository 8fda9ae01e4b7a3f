import type { Page } from '@playwright/test';

/** Goes to an address as a link does, without reloading the document. */
export async function go(page: Page, address: string) {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
