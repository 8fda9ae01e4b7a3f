import { expect, test } from '@playwright/test';
import { layoutShiftOf, watchLayoutShift } from '../support/layoutShift';
import { onEachScreen, visitors } from '../support/screens';

/** The most that a screen may move while it arrives; a reader does not notice it. */
const unnoticed = 0.02;

for (const visitor of visitors) {
  test(`the screens of ${visitor}: nothing moves while they arrive`, async ({ page }) => {
    test.setTimeout(240_000);
    await watchLayoutShift(page);
    await onEachScreen(page, visitor, async ({ path }) => {
      await expect(page.getByText(/^Looking/)).toHaveCount(0);
      expect.soft(await layoutShiftOf(page), path).toBeLessThanOrEqual(unnoticed);
    });
  });
}
