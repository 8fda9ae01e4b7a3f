import { expect, test, type Page } from '@playwright/test';
import { layoutFaults, showIn } from '../support/pseudoLanguages';
import { onEachScreen, visitors } from '../support/screens';

const widths = [1280, 360, 320];
const phones = [360, 320];

/** The menus and dialogs that open over a screen, by the name of their button. */
const openers: Readonly<
  Record<(typeof visitors)[number], readonly { path: string; opener: RegExp; isMenu?: true }[]>
> = {
  nobody: [{ path: '/', opener: /^Open menu/, isMenu: true }],
  user: [
    { path: '/user/profile', opener: /^Edit/ },
    { path: '/user/dashboard', opener: /^Menu/, isMenu: true },
  ],
  staff: [
    { path: '/staff/tasks', opener: /^Create Task/ },
    { path: '/staff/dashboard', opener: /^Menu/, isMenu: true },
  ],
  admin: [
    { path: '/admin/applications', opener: /^Reject #/ },
    { path: '/admin/dashboard', opener: /^Menu/, isMenu: true },
  ],
};

/** Records the layout faults of the page in `faults`, in both languages at each width. */
async function findFaults(
  page: Page,
  place: string,
  faults: Record<string, string[]>,
  at: readonly number[] = widths,
) {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    for (const language of ['en-XA', 'ar-XB'] as const) {
      await showIn(page, language);
      const found = await layoutFaults(page);
      if (found.length > 0) faults[`${place}, ${language}, ${width} px`] = found;
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('the check finds texts that are cut sideways and downwards, and nothing where there is room (#20.6)', async ({
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
    ['<input placeholder="Name" style="width:200px">', []],
    ['<input placeholder="Name of the applicant" style="width:60px">', [/^cut: <input/]],
    ['<input placeholder="Name of the applicant" value="7" style="width:60px">', []],
    ['<select style="width:200px"><option>All</select>', []],
    ['<select style="width:60px"><option>All of the services</select>', [/^cut: <select/]],
    ['<select style="width:60px"><option>All<option>All of the services</select>', []],
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
  test(`the screens of ${visitor} have room for a longer language, and work from right to left @repeat (#20.6)`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const faults: Record<string, string[]> = {};
    await onEachScreen(page, visitor, async ({ path }) => {
      await findFaults(page, path, faults);
    });
    for (const { path, opener, isMenu } of openers[visitor]) {
      const at = isMenu ? phones : widths;
      await page.setViewportSize({ width: at[0] ?? 1280, height: 800 });
      await page.goto(path);
      const button = page.getByRole('button', { name: opener }).first();
      await button.press('Enter');
      const opened = page.getByRole('dialog').or(page.locator('[aria-expanded=true]'));
      await expect(opened.first()).toBeVisible();
      await findFaults(page, `${path}, ${opener.source}`, faults, at);
    }
    expect(faults).toEqual({});
  });
}
