import { expect, test, type Page } from '@playwright/test';
import { openSession, type Role } from '../support/accounts';
import { expectPressable } from '../support/layout';
import { onEachScreen } from '../support/screens';

const areas = { user: 'User Services', staff: 'Staff Panel', admin: 'Admin Portal' } as const;

const bottomBar = (page: Page, role: Role) => page.getByRole('navigation', { name: areas[role] });

/** The names of what stands below the upper edge of the bar when it has the focus, or at the end of the page. */
function covered(page: Page, role: Role) {
  return bottomBar(page, role).evaluate((bar) => {
    const edge = bar.getBoundingClientRect().top;
    const named = (element: Element) => element.textContent.trim().slice(0, 40) || element.id;
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea)'),
    ].filter(
      (control) =>
        control.checkVisibility() && !control.matches(':disabled') && !bar.contains(control),
    );
    const hidden = controls.filter((control) => {
      control.focus();
      const { top, bottom } = control.getBoundingClientRect();
      // Of a field for much text, where one begins to type.
      const end = Math.min(bottom, top + 48);
      return document.activeElement === control && top > 0 && end > edge + 1;
    });
    window.scrollTo(0, document.documentElement.scrollHeight);
    const footer = document.querySelector('footer');
    const isFooterCovered = footer && footer.getBoundingClientRect().bottom > edge + 1;
    return [...hidden.map(named), ...(isFooterCovered ? ['the footer'] : [])];
  });
}

for (const role of ['user', 'staff', 'admin'] as const) {
  test(`the title stands within 140 px and nothing is covered on the screens of the role ${role} (#19.5)`, async ({
    page,
  }) => {
    test.slow();
    const title = page.getByRole('heading', { level: 1 });
    await onEachScreen(page, role, async ({ path }) => {
      await expect(bottomBar(page, role)).toBeVisible();
      // A page may put its heading there anew when its records come.
      await expect.poll(async () => (await title.boundingBox())?.y ?? 999, path).toBeLessThan(140);
      expect.soft(await covered(page, role), `covered on ${path}`).toEqual([]);
    });
  });

  test(`the entries at the bottom edge lead to the pages of the role ${role} (#19.5)`, async ({
    page,
  }) => {
    await openSession(page, role);
    const entries = bottomBar(page, role).getByRole('link');
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

/** Where the strip, the header and the title of each kind of public page are seen in a further language. */
const ofEachKind = [
  '/',
  '/services',
  '/services/birth-certificate',
  '/track',
  '/user/login',
  '/staff/request',
];

for (const language of ['en', 'hi', 'mr'] as const) {
  test(`the title stands within 140 px on public pages and logins in '${language}' (#19.5)`, async ({
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
      language === 'en' ? {} : { language, only: ({ path }) => ofEachKind.includes(path) },
    );
  });
}

test('an outcome stands above the entries at the bottom edge (#19.5)', async ({ page }) => {
  await openSession(page, 'admin');
  await page.goto('/admin/services');
  await page.getByRole('button', { name: 'Remove Birth Certificate' }).press('Enter');
  await expectPressable(page.getByRole('button', { name: 'Undo' }));
  await expectPressable(bottomBar(page, 'admin').getByRole('link'));
});
