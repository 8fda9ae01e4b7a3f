import { expect, test, type Page } from '@playwright/test';
import { openSession } from '../support/accounts';
import { boxOf, pressTwice } from '../support/pressTwice';

test.beforeEach(async ({ page }) => {
  await openSession(page, 'staff', '/staff/tasks');
  await expect(page.getByText('1 to 6 of 24')).toBeVisible();
});

const figure = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]');

test('a clerk completes a task and undoes it, and the figures follow @repeat', async ({ page }) => {
  for (const [label, value] of [
    ['Total tasks', '24'],
    ['In progress', '6'],
    ['High priority', '5'],
  ] as const) {
    await expect(figure(page, label)).toHaveText(value);
  }
  await page.getByRole('button', { name: 'Complete TASK-001' }).click();
  await expect(figure(page, 'In progress')).toHaveText('5');
  await page.reload();
  await expect(figure(page, 'In progress')).toHaveText('5');
  await page.getByRole('button', { name: 'Edit TASK-001' }).click();
  await page.getByRole('dialog').getByLabel('Status').selectOption('In Progress');
  // By key: on a phone this button is where 'Edit' was pressed, and a second press at that point is ignored for a
  // moment.
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(figure(page, 'In progress')).toHaveText('6');

  await page.getByRole('button', { name: 'Complete TASK-002' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/TASK-002 .* is open again/)).toBeVisible();
});

test('a double press at one point completes only one task, and nothing moves; the next task’s button gets the focus when a task leaves the list @main (#12.1, #19.7)', async ({
  page,
}) => {
  for (const leaves of [false, true]) {
    if (leaves) await page.goto('/staff/tasks?status=pending');
    const buttons = page.getByRole('button', { name: /^Complete TASK/, disabled: false });
    const pressed = (await buttons.first().getAttribute('aria-label')) ?? '';
    const name = (await buttons.nth(1).getAttribute('aria-label')) ?? '';
    const next = page.getByRole('button', { name, exact: true });
    const outcome = new RegExp(`${pressed.replace('Complete ', '')} .* is completed`);
    await buttons.first().scrollIntoViewIfNeeded();
    const before = await boxOf(next);
    await pressTwice(page, page.getByRole('button', { name: pressed, exact: true }), outcome, {
      leaves,
    });
    if (!leaves) expect(await boxOf(next)).toEqual(before);
    await expect(next).toBeEnabled();
    await expect(page.getByText(outcome)).toBeVisible();
  }

  const pending = page.getByRole('button', { name: /^Complete TASK/ });
  const next = (await pending.nth(1).getAttribute('aria-label')) ?? '';
  await pending.first().press('Enter');
  await expect(page.getByRole('button', { name: next })).toBeFocused();
  await expect(pending.first()).toBeFocused();
});

test('the list can be searched and filtered, and the address keeps that @repeat', async ({
  page,
}) => {
  await page.getByLabel('Status').selectOption('Pending');
  await expect(page.getByText('1 to 5 of 5')).toBeVisible();
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Priority').selectOption('Medium');
  const some = page.getByText(/^1 to 3 of 3$/);
  await expect(some).toBeVisible();
  await page.reload();
  await expect(some).toBeVisible();
  await expect(page.getByLabel('Priority')).toHaveValue('medium');
  await page.getByLabel('Search tasks').fill('zzz');
  await expect(page.getByText('No tasks match')).toBeVisible();
  await page.getByRole('button', { name: 'Show all tasks' }).click();
  await expect(page.getByText('1 to 6 of 24')).toBeVisible();
});

test('a clerk creates a task; blanks and 5,000 characters are refused, nothing is lost @repeat', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Create Task' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Task' });
  const create = dialog.getByRole('button', { name: 'Create Task' });
  const title = dialog.getByLabel('Task');
  await title.fill('   ');
  await create.click();
  await expect(dialog.getByRole('link', { name: 'Say what is to be done' })).toBeVisible();
  await title.fill('x'.repeat(5000));
  await dialog.getByLabel('Due date').fill('2020-01-31');
  await create.click();
  await expect(dialog.getByRole('link', { name: /at most 200 characters/ })).toBeVisible();
  await expect(title).toHaveValue('x'.repeat(5000));
  await expect(dialog.getByText(/This day is in the past/)).toBeVisible();
  await title.fill('Visit the school');
  await create.click();
  await expect(page.getByText(/TASK-025 “Visit the school” was created/)).toBeVisible();
});

test('a payslip can be chosen by its month @repeat', async ({ page }) => {
  await page.goto('/staff/dashboard');
  await page.getByRole('link', { name: 'View Payslips' }).click();
  await page.getByLabel('Choose a month').selectOption({ index: 2 });
  await expect(page).toHaveURL(/month=\d{4}-\d{2}$/);
  await page.reload();
  await expect(page.getByRole('article')).toContainText('Net pay');
});
