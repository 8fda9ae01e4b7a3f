import { expect, test, type Locator, type Page } from '@playwright/test';
import { newPerson, register, openSession, signIn } from '../support/accounts';
import { apply } from '../support/apply';
import { expectNoSidewaysScroll, expectPressable } from '../support/layout';

// Eleven widths each.
test.beforeEach(() => test.slow());

const widths = [320, 360, 600, 768, 769, 800, 900, 1000, 1100, 1280, 1366];

/** 62 letters, as such names are given in one word. */
const longName = 'Venkatanarasimharajuvaripetasubrahmanyalakshminarayanaswamypil';

/** Goes over all widths: each control of the table is in sight, and takes the press. */
async function expectWholeAtAllWidths(page: Page, table: Locator, rows: number) {
  for (const width of widths) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(table.getByRole('row')).toHaveCount(rows);
      await expectNoSidewaysScroll(page);
      await expectPressable(table.locator('tbody').locator('button:enabled, a, input, select'));
      await expectPressable(table.locator('thead').getByRole('button'));
    });
  }
}

/** Somebody with a long name applies, in this browser, and signs out. */
async function applyWithLongName(page: Page) {
  await register(page, newPerson(longName));
  await apply(page, 'Birth Certificate', 'For the school');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
}

test('@desktop every application stays within reach of the admin (#12.3)', async ({ page }) => {
  await applyWithLongName(page);
  await openSession(page, 'admin');
  await page.goto('/admin/applications');
  const table = page.getByRole('table', { name: 'Applications of citizens' });
  await expect(table.getByText(longName)).toBeVisible();
  await expectWholeAtAllWidths(page, table, 11);
});

test('@desktop every person stays within reach of the admin (#12.3)', async ({ page }) => {
  await applyWithLongName(page);
  await openSession(page, 'admin');
  await page.goto(`/admin/users?search=${longName.slice(0, 12)}`);
  const table = page.getByRole('table', { name: 'People' });
  await expect(table.getByText(longName)).toBeVisible();
  await expectWholeAtAllWidths(page, table, 2);
  await page.goto('/admin/users');
  await expectWholeAtAllWidths(page, table, 11);
});

test('@desktop every service stays within reach of the admin (#12.3)', async ({ page }) => {
  await openSession(page, 'admin');
  await page.goto('/admin/services');
  await page.getByLabel('Add a service').fill(longName);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: `Remove ${longName}` })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectPressable(page.getByRole('main').getByRole('listitem').locator('a, button'));
  }
});

test('@desktop the tables of the report fit the window (#12.3)', async ({ page }) => {
  await openSession(page, 'admin');
  await page.goto('/admin/reports');
  for (const summary of await page.locator('summary').all()) await summary.click();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});

test('@desktop every recent application stays within reach of the clerk (#12.3)', async ({
  page,
}) => {
  await applyWithLongName(page);
  await openSession(page, 'staff');
  const table = page.getByRole('table', { name: 'Recent Applications' });
  await expect(table.getByText(longName)).toBeVisible();
  await expectWholeAtAllWidths(page, table, 5);
});

test('@desktop every row of the work list stays within reach of the clerk (#19.5)', async ({
  page,
}) => {
  await applyWithLongName(page);
  await openSession(page, 'staff');
  await page.goto(`/staff/worklist?search=${longName.slice(0, 12)}`);
  const table = page.getByRole('table', { name: 'Applications' });
  await expect(table.getByText(longName)).toBeVisible();
  await expectWholeAtAllWidths(page, table, await table.getByRole('row').count());
});

test('@desktop every entry of the log fits the window (#19.5)', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/admin/log');
  const table = page.getByRole('main').getByRole('table');
  await expect(table.getByText('Signed in').first()).toBeVisible();
  await expectWholeAtAllWidths(page, table, await table.getByRole('row').count());
});

test('@desktop every task stays within reach of the clerk (#12.3)', async ({ page }) => {
  await openSession(page, 'staff');
  await page.goto('/staff/tasks');
  await page.getByRole('button', { name: 'Create Task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Task' });
  await dialog.getByLabel('Task').fill(longName);
  await dialog.getByLabel('Due date').fill('2030-01-31');
  await dialog.getByRole('button', { name: 'Create Task' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/staff/tasks?sort=id&direction=descending');
  const table = page.getByRole('table', { name: 'Task list' });
  await expect(table.getByText(longName)).toBeVisible();
  await expectWholeAtAllWidths(page, table, 7);
});

test("@desktop a citizen's applications and report fit the window (#12.3)", async ({ page }) => {
  await openSession(page, 'user');
  await page.goto('/user/applications');
  await expectWholeAtAllWidths(page, page.getByRole('table', { name: 'Application Status' }), 6);
  for (const path of ['report', 'activities']) {
    await page.goto(`/user/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
      await expectPressable(page.getByRole('main').locator('a, button:enabled'));
    }
  }
});

test('@desktop the status of the areas fits the window (#12.3)', async ({ page }) => {
  await page.goto('/status');
  await expect(page.getByRole('table')).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});

test('each cell says which column it is in, where a row leaves some out (#13.8)', async ({
  page,
}) => {
  await openSession(page, 'admin');
  for (const [path, name] of [
    ['applications', 'Applications of citizens'],
    ['users', 'People'],
  ] as const) {
    await page.goto(`/admin/${path}`);
    const table = page.getByRole('table', { name });
    const headers = table.getByRole('columnheader');
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await expect(table).toHaveAttribute('aria-colcount', String(await headers.count()));
    for (const cell of await table.locator('[data-label]').filter({ visible: true }).all()) {
      const column = Number(await cell.getAttribute('aria-colindex'));
      await expect(headers.nth(column - 1)).toHaveText(
        (await cell.getAttribute('data-label')) ?? '',
      );
    }
    await expect(table.locator('td:empty').filter({ visible: true })).toHaveCount(0);
  }
});
