import { expect, test } from '@playwright/test';
import { onEachScreen, visitors } from '../support/screens';

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

for (const visitor of visitors) {
  test(`the screens of ${visitor} have their help beside the work, and below it on a phone (#19.5)`, async ({
    page,
  }) => {
    test.slow();
    const help = page.getByRole('region', { name: 'Help', exact: true });
    const title = page.getByRole('heading', { level: 1 });
    await onEachScreen(
      page,
      visitor,
      async ({ path, hasHelp }) => {
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
        await page.setViewportSize(desktop);
      },
      { only: ({ hasHelp }) => hasHelp !== undefined },
    );
  });
}
