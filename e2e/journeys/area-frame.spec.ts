import { expect, test } from '@playwright/test';
import { openSession } from '../support/accounts';
import { bottomBar, coveredByBar } from '../support/bottomBar';
import { expectPressable } from '../support/layout';
import { onEachScreen } from '../support/screens';

const areas = { user: 'User Services', staff: 'Staff Panel', admin: 'Admin Portal' } as const;

for (const role of ['user', 'staff', 'admin'] as const) {
  test(`the title is within 140 px and nothing is covered on the screens of the role ${role} @repeat (#19.5)`, async ({
    page,
  }) => {
    test.slow();
    const title = page.getByRole('heading', { level: 1 });
    await onEachScreen(page, role, async ({ path }) => {
      await expect(bottomBar(page, areas[role])).toBeVisible();
      // A page may render its heading again when its records load.
      await expect.poll(async () => (await title.boundingBox())?.y ?? 999, path).toBeLessThan(140);
      expect.soft(await coveredByBar(page, areas[role]), `covered on ${path}`).toEqual([]);
    });
  });

  // The three areas share the bar: where its entries lead is tested with the layouts of the office's areas.
  const mark = role === 'user' ? '' : ' @repeat';
  test(`the entries at the bottom edge lead to the pages of the role ${role}${mark} (#19.5)`, async ({
    page,
  }) => {
    await openSession(page, role);
    const entries = bottomBar(page, areas[role]).getByRole('link');
    await expect(entries).toHaveCount(5);
    await expectPressable(entries);
    const [current, ...others] = await entries.all();
    for (const entry of [...others, ...(current ? [current] : [])]) {
      const address = await entry.getAttribute('href');
      await entry.tap();
      await expect(page).toHaveURL(address ?? '');
      await expect(entry).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
  });
}

// In Hindi, whose words are longer, languages.spec.ts checks the same on every screen.
for (const language of ['en', 'mr'] as const) {
  test(`the title is within 140 px on public pages and logins in '${language}' @repeat (#19.5)`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const title = page.getByRole('heading', { level: 1 });
    await onEachScreen(
      page,
      'nobody',
      async ({ path }) => {
        const y = async () => (await title.boundingBox())?.y ?? 999;
        await expect.poll(y, path).toBeLessThan(140);
      },
      language === 'en' ? {} : { language },
    );
  });
}

test('an outcome appears above the entries at the bottom edge @main (#19.5)', async ({ page }) => {
  await openSession(page, 'admin', '/admin/services');
  await page.getByRole('button', { name: 'Remove Birth Certificate' }).press('Enter');
  await expectPressable(page.getByRole('button', { name: 'Undo' }));
  await expectPressable(bottomBar(page, areas.admin).getByRole('link'));
});
