import { expect, test } from '@playwright/test';
import { layoutFaults, showIn } from '../support/pseudoLanguages';
import { onEachScreen, visitors } from '../support/screens';

const widths = [1280, 360, 320];

for (const visitor of visitors) {
  const marks = visitor === 'user' ? '' : '@repeat ';
  test(`the screens of ${visitor} hold a longer language, and one from right to left ${marks}(#20.6)`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const faults: Record<string, string[]> = {};
    await onEachScreen(page, visitor, async ({ path }) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        for (const language of ['en-XA', 'ar-XB'] as const) {
          await showIn(page, language);
          const found = await layoutFaults(page);
          if (found.length > 0) faults[`${path}, ${language}, ${width} px`] = found;
        }
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    });
    expect(faults).toEqual({});
  });
}
