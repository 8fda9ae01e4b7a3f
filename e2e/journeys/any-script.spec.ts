import { expect, test } from '@playwright/test';
import { layoutFaults, showIn } from '../support/pseudoLanguages';
import { onEachScreen, visitors } from '../support/screens';

const widths = [1280, 360, 320];

test('the walk finds what is cut sideways and downwards, and nothing where there is room (#20.6)', async ({
  page,
}) => {
  const word = 'Certificate';
  const lines = Array.from({ length: 4 }, () => `<br>${word}`).join('');
  const boxes: [box: string, faults: RegExp[]][] = [
    [`<p style="height:120px">${lines}</p>`, []],
    [`<p style="overflow:hidden;width:20px;height:120px">${word}</p>`, [/^cut: /]],
    [`<p style="overflow:hidden;height:20px">${lines}</p>`, [/^cut below: /, /^reaches below: /]],
    [`<p style="height:20px">${lines}</p>`, [/^reaches below: /]],
    [`<div style="overflow:hidden;height:20px"><p>${lines}</p></div>`, [/^cut below: /]],
    [`<div style="overflow:auto;height:20px"><p>${lines}</p></div>`, []],
    [`<p style="position:absolute;clip-path:inset(50%);height:1px">${lines}</p>`, []],
  ];
  for (const [box, faults] of boxes) {
    await page.setContent(`<html lang="en" dir="ltr"><body>${box}</body></html>`);
    expect
      .soft(await layoutFaults(page), box)
      .toEqual(faults.map((fault) => expect.stringMatching(fault) as unknown));
  }
});

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
