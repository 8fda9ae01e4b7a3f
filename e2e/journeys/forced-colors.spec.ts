import { expect, test, type Locator } from '@playwright/test';
import { openSession } from '../support/accounts';

test.use({ contextOptions: { forcedColors: 'active' } });

const groundOf = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor);
const textOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);

async function expectToStandOut(part: Locator, other: Locator) {
  expect(await groundOf(part)).not.toBe(await groundOf(other));
  expect(await textOf(part)).not.toBe(await groundOf(part));
  expect(await textOf(part)).not.toBe(await textOf(other));
}

test('the current page and the chosen period stand out in forced colours @desktop (#13.7)', async ({
  page,
}) => {
  await openSession(page, 'admin');
  const navigation = page.getByRole('navigation', { name: 'Admin Portal' });
  const link = (name: string) => navigation.getByRole('link', { name, exact: true });
  await expectToStandOut(link('Dashboard'), link('Reports'));
  await link('Reports').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await expectToStandOut(link('Reports'), link('Users'));
  const period = page.getByRole('group', { name: 'Period' });
  const chosen = period.getByRole('button', { pressed: true });
  const other = period.getByRole('button', { pressed: false }).first();
  await expectToStandOut(chosen, other);
});
