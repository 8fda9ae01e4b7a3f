import type { Page } from '@playwright/test';

/** Goes to an address as a link does, without reloading the document. */
export async function go(page: Page, address: string) {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Loads the document of an address, even if the present one differs from it only in the hash. */
export async function load(page: Page, address: string) {
  const { pathname, search } = new URL(page.url());
  // Only then: after a blank page, the browser starts another process and compiles all scripts again.
  if (address.split('#')[0] === pathname + search) await page.goto('about:blank');
  await page.goto(address);
}
