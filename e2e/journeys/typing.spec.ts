import { expect, test, type Page } from '@playwright/test';
import { openSession, type Role } from '../support/accounts';
import { openByMenu } from '../support/apply';

/** Emulates a cheap phone: four times slower than this machine. */
async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const boxes: readonly (readonly [Role, string, string, string])[] = [
  ['user', '/user/search', 'Search services', 'residence proof'],
  ['admin', '/admin/applications', 'Search applications', 'residence proof'],
  ['admin', '/admin/users', 'Search people', 'meena shinde'],
  ['staff', '/staff/dashboard', 'Search applications', 'residence proof'],
  ['staff', '/staff/tasks', 'Search tasks', 'verify the documents'],
];

for (const [at, [role, path, label, text]] of boxes.entries()) {
  const mark = at === 0 ? '' : '@repeat ';
  test(`the search box of ${path} keeps every letter on a slow phone ${mark}(#13.3)`, async ({
    page,
  }) => {
    test.slow();
    await openSession(page, role, path);
    const box = page.getByLabel(label);
    await expect(box).toBeVisible();
    await slowDown(page);
    await box.click();
    await page.keyboard.type(text, { delay: 60 });
    await expect(box).toHaveValue(text);
    await expect(page).toHaveURL((url) => [...url.searchParams.values()].includes(text));
    await expect(box).toHaveValue(text);
    // Deleted letters must not come back, one by one.
    for (let count = 0; count < 6; count += 1)
      await page.keyboard.press('Backspace', { delay: 30 });
    await page.keyboard.type('xyz', { delay: 60 });
    const after = `${text.slice(0, -6)}xyz`;
    await expect(page).toHaveURL((url) => [...url.searchParams.values()].includes(after));
    await expect(box).toHaveValue(after);
  });
}

test('a search box follows the address when a visitor goes back (#13.3)', async ({ page }) => {
  await openSession(page, 'admin', '/admin/applications?search=caste');
  const box = page.getByLabel('Search applications');
  await expect(box).toHaveValue('caste');
  await openByMenu(page, 'Services');
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue('caste');
});
