import { expect, test, type Page } from '@playwright/test';
import { sidewaysScroll } from '../support/layout';
import { overlaps } from '../support/overlaps';
import { onEachScreen, visitors } from '../support/screens';

/** Every screen is looked at, also after one that fails. */
const softly = expect.configure({ soft: true });
const settled = { timeout: 2000 };

/** Every letter twice as large, as a reader may set it in their browser. */
async function doubleText(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
}

for (const visitor of visitors) {
  test(`the screens of ${visitor} reflow with text of twice the size (#13.6)`, async ({ page }) => {
    test.setTimeout(240_000);
    await doubleText(page);
    await onEachScreen(page, visitor, async () => {
      await softly.poll(() => sidewaysScroll(page), settled).toBe('');
      await softly.poll(() => overlaps(page), settled).toBe('');
    });
  });
}
