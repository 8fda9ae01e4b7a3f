import { expect, type Page } from '@playwright/test';

/**
 * Leaves by loading another document, and returns to the same page from the back/forward cache.
 * @param meanwhile runs while the page is away
 * @param isKept whether the browser must have kept the page: it drops one whose database is deleted
 */
export async function leaveAndComeBack(
  page: Page,
  address: string,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
  isKept = true,
): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.cameBack = String(persisted);
    });
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
  if (isKept) await expect(page.locator('html')).toHaveAttribute('data-came-back', 'true');
}
