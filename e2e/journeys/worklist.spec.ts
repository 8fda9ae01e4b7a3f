import { expect, test, type Page } from '@playwright/test';
import { newPerson, openSession, register } from '../support/accounts';
import { apply, openByMenu } from '../support/apply';
import { expectNoSidewaysScroll, expectPressable } from '../support/layout';
import { worklistRows } from '../support/worklist';

const list = (page: Page) => page.getByRole('table', { name: 'Applications' });
const tab = (page: Page, name: RegExp) => page.getByRole('main').getByRole('link', { name });

test.beforeEach(async ({ page }) => {
  await openSession(page, 'staff');
});

test('a clerk takes the case that is due first, and comes back to the list as it was @main (#18)', async ({
  page,
}) => {
  await openByMenu(page, 'Work list');
  await expect(tab(page, /^To do \d+$/)).toHaveAttribute('aria-current', 'page');
  await expect(tab(page, /^Mine 0$/)).toBeVisible();
  const first = list(page).locator('tbody').getByRole('row').first();
  const number = /#PAN-\d+-\d+/.exec((await first.getByRole('link').textContent()) ?? '')?.[0];
  const service = (await first.locator('[data-label="Service"]').textContent()) ?? '';
  await page.getByLabel('Service', { exact: true }).selectOption(service);
  await expect(page).toHaveURL(/\?service=/);
  const address = page.url();

  await page.getByRole('button', { name: 'Take next' }).press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: `Review ${number ?? ''}` }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to the work list' }).press('Enter');
  await expect(page).toHaveURL(address);
  await expect(tab(page, /^Mine 1$/)).toBeVisible();

  await tab(page, /^Mine/).press('Enter');
  await expect(worklistRows(page, 'Mine')).toHaveCount(2);
  await page.getByRole('button', { name: `Give back ${number ?? ''}` }).press('Enter');
  await expect(page.getByText(`${number ?? ''} was given back: nobody has it.`)).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(page.getByText('You have no applications')).toBeVisible();
  await page.reload();
  await expect(tab(page, /^Mine 0$/)).toHaveAttribute('aria-current', 'page');
});

test('the list begins with the case that is due first, samples included @repeat (#18)', async ({
  page,
}) => {
  await page.goto('/staff/worklist');
  const standing = list(page).locator('[data-label="Due"]');
  await expect(standing.first()).toContainText(/overdue by \d+ days?/);
  const days = (await standing.allTextContents()).map((text) => {
    const count = Number(/(\d+) days?$/.exec(text)?.[1] ?? (text.endsWith('tomorrow') ? 1 : 0));
    return text.includes('overdue') ? -count : count;
  });
  expect(days).toEqual(days.toSorted((one, other) => one - other));
});

test('a clerk goes through the list by keyboard @repeat (#18)', async ({ page }) => {
  await page.goto('/staff/worklist?tab=decided&page=2');
  const rows = list(page).locator('tbody').getByRole('row');
  await expect(page.getByText(/^21 to \d+ of \d+$/)).toBeVisible();
  await page.goto('/staff/worklist');
  await expect(rows.nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows.nth(1).getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Review / })).toBeVisible();
  await page.goBack();
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('nobody has this name');
  await expect(page.getByText('No applications match')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).press('Enter');
  await expect(rows.nth(1)).toBeVisible();

  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: /^Use keyboard shortcuts/ }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(rows.nth(1)).toBeVisible();
  await page.keyboard.press('j');
  await expect(rows.first().getByRole('link')).not.toBeFocused();
});

test('the focus stays in the list when its row leaves @repeat (#18)', async ({ page }) => {
  await page.goto('/staff/worklist');
  for (const count of [1, 2]) {
    await page
      .getByRole('button', { name: /^Take #/ })
      .first()
      .press('Enter');
    await expect(tab(page, new RegExp(`^Mine ${count}$`))).toBeVisible();
  }
  await tab(page, /^Mine/).press('Enter');
  const rows = list(page).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Give back/ })
    .first()
    .press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows.first().getByRole('button', { name: /^Give back/ })).toBeFocused();
});

test('@desktop every row stays within reach with a name of 62 letters @repeat (#18)', async ({
  page,
}) => {
  test.slow();
  const longName = 'Venkatanarasimharajuvaripetasubrahmanyalakshminarayanaswamypil';
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await register(page, newPerson(longName));
  await apply(page, 'Birth Certificate', 'For the school');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await openSession(page, 'staff', '/staff/worklist');
  await expect(list(page).getByText(longName)).toBeVisible();
  for (const width of [320, 360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectPressable(list(page).locator('tbody').locator('button, a'));
  }
});
