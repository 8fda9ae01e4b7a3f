import { expect, type Page } from '@playwright/test';

/**
 * Leaves by loading another document, and comes back to the very page that was left.
 * @param meanwhile what happens elsewhere until then
 * @param isKept whether the browser must have kept the page: it gives one up whose database is deleted
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
