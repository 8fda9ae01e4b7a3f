import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { signIn, type Role } from './accounts';
import type { LivePortal } from './livePortal';

/** Another person's browser, on another device: like that of the test, or with these options. */
export async function openElsewhere(
  browser: Browser,
  portal: LivePortal,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal.address, ...options });
  return context.newPage();
}

/** The same, signed in to an account of its own. */
export async function signInElsewhere(
  browser: Browser,
  portal: LivePortal,
  role: Role,
): Promise<Page> {
  const page = await openElsewhere(browser, portal);
  await signIn(page, role, await portal.accounts.add(role));
  return page;
}
