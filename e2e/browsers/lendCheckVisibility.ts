import type { Page } from '@playwright/test';

const worldOfPlaywright = '__playwright_utility_world_';

/**
 * Playwright finds nothing in Chromium before 105, since its own scripts call `checkVisibility` on elements.
 * Those scripts run in an isolated world. Only that world gets the function; the page itself stays without
 * it.
 */
export async function lendCheckVisibility(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('Runtime.executionContextCreated', ({ context: { name } }) => {
      if (name.startsWith(worldOfPlaywright)) resolve(name);
    });
  });
  await session.send('Runtime.enable');
  await page.locator('html').count();
  const source = `Element.prototype.checkVisibility ??= function () {
    return this.getClientRects().length > 0 || getComputedStyle(this).display === 'contents';
  };`;
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: await found });
}
