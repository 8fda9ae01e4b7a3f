import { expect, type Page } from '@playwright/test';
import type { Screen } from './screens';

const phone = { width: 360, height: 740 };

/**
 * Fails if the help of a screen with `hasHelp` is not beside its work, in the right third of a desktop, or not below it on a
 * phone. Does not scroll the page, and restores its width.
 */
export async function expectHelpBeside(page: Page, { path, hasHelp }: Screen): Promise<void> {
  const desktop = page.viewportSize();
  const help = page.getByRole('region', { name: 'Help', exact: true });
  const title = page.getByRole('heading', { level: 1 });
  await expect(help).toBeVisible();
  const beside = await help.boundingBox();
  const work = await help.locator('xpath=../*[1]').boundingBox();
  expect.soft(work?.width, `${path}: the width of the work`).toBeLessThanOrEqual(720);
  expect.soft(beside?.x, `${path}: in the right third`).toBeGreaterThan(853);
  expect.soft(beside?.y, `${path}: at the top`).toBeLessThan(450);

  await page.setViewportSize(phone);
  if (hasHelp === 'beside') {
    await expect(help, path).toBeHidden();
  } else {
    const below = await help.boundingBox();
    const start = await title.boundingBox();
    expect.soft(below?.x, `${path}: in one column`).toBeLessThan(32);
    expect.soft(below?.y, `${path}: below the work`).toBeGreaterThan((start?.y ?? 0) + 100);
  }
  if (desktop) await page.setViewportSize(desktop);
}
