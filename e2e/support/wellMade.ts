import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe';
import { findFaint } from './faintControls';
import { expectNoSidewaysScroll } from './layout';
import { overlaps } from './overlaps';
import { expectToTabThrough } from './tabThrough';

const widths = [1280, 360];

/** The sheet's foot has smaller text than the rest, and content beyond its edge is cut, so nothing scrolls. */
async function expectLargeWithinItsEdges(page: Page) {
  const sheet = page.getByRole('article');
  const smallest = await sheet
    .locator('p, th, td, small')
    .evaluateAll((parts) =>
      Math.min(...parts.map((part) => parseFloat(getComputedStyle(part).fontSize))),
    );
  expect(smallest).toBeGreaterThanOrEqual(28);
  expect(await sheet.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
}

/**
 * The checks of every screen, for a screen that appears only after some steps: axe finds nothing, Tab reaches
 * everything, controls stand out in forced colours, and text of twice the size has room. Restores the page.
 */
export async function expectWellMade(page: Page, { isSheet = false } = {}): Promise<void> {
  const usual = page.viewportSize();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await expectToTabThrough(page);

  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(findFaint)).toEqual([]);
  await page.emulateMedia({ forcedColors: null });

  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    // The parts of a certificate are inside its border.
    if (!isSheet) await expect.poll(() => overlaps(page)).toBe('');
    else if (width === 360) await expectLargeWithinItsEdges(page);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  if (usual) await page.setViewportSize(usual);
}
