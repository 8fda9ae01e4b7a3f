import { expect, test, type Locator } from '@playwright/test';
import { signIn } from '../support/accounts';

test.use({ contextOptions: { forcedColors: 'active' } });

const groundOf = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);

test('the current page and the chosen period stand out in forced colours @desktop (#13.7)', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const navigation = page.getByRole('navigation', { name: 'Admin Portal' });
  const link = (name: string) => navigation.getByRole('link', { name, exact: true });
  expect(await groundOf(link('Dashboard'))).not.toBe(await groundOf(link('Reports')));
  await link('Reports').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  expect(await groundOf(link('Reports'))).not.toBe(await groundOf(link('Users')));
  const period = page.getByRole('group', { name: 'Period' });
  const chosen = period.getByRole('button', { pressed: true });
  const other = period.getByRole('button', { pressed: false }).first();
  expect(await groundOf(chosen)).not.toBe(await groundOf(other));
});
