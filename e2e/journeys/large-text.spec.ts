import { test } from '@playwright/test';
import { expectRoomForLargeText } from '../support/largeText';
import { onEachScreen, visitors } from '../support/screens';

for (const visitor of visitors) {
  test(`the screens of ${visitor} reflow with text of twice the size (#13.6)`, async ({ page }) => {
    test.setTimeout(240_000);
    await onEachScreen(page, visitor, ({ path }) => expectRoomForLargeText(page, path));
  });
}
