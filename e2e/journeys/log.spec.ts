import { expect, test } from '@playwright/test';
import { openSession } from '../support/accounts';
import { approveAnyway } from '../support/approveAnyway';
import { expectNoAxeViolations, inBothThemes } from '../support/axe';
import { openByMenu } from '../support/apply';
import { expectNoSidewaysScroll } from '../support/layout';

test('what an admin did in a day is read back from the log line by line (#18)', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await openSession(page, 'admin');
  await page.goto('/admin/applications?status=pending');
  const approve = page.getByRole('button', { name: /^Approve #PAN/ }).first();
  const number = /#PAN-\d{4}-\d+/.exec((await approve.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await approveAnyway(approve);
  await expect(page.getByText(`${number} was approved.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText(/was taken back/)).toBeVisible();
  await openByMenu(page, 'Services');
  await page.getByLabel('Add a service').fill('Ration Card');
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(page.getByRole('link', { name: 'Describe it' })).toBeVisible();
  await openByMenu(page, 'Settings');
  await page.getByLabel('Name of the council').fill('Gram Panchayat');
  await page.getByRole('button', { name: 'Save settings' }).press('Enter');
  await expect(page.getByText(/^The settings were saved/)).toBeVisible();

  await openByMenu(page, 'Log');
  const table = page.getByRole('table');
  const lines = table.locator('tbody').getByRole('row');
  await expect(lines.first()).toContainText('council');
  const said = await lines.allTextContents();
  const order = [
    /[Ss]ettings|council/,
    /Ration Card/,
    `Took back the decision on application ${number}`,
    `Approved application ${number}`,
  ].map((what) =>
    said.findIndex((line) => (typeof what === 'string' ? line.includes(what) : what.test(line))),
  );
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  await inBothThemes(page, () => expectNoAxeViolations(page));
  await expectNoSidewaysScroll(page);

  await page.getByLabel('Kind', { exact: true }).selectOption('Decisions');
  await expect(lines).toHaveCount(2);
  await page.getByLabel('Search the log').fill(number);
  await page.reload();
  await expect(lines).toHaveCount(2);
  await page.getByLabel('Search the log').fill('nothing of this name');
  await expect(page.getByText('No entries found')).toBeVisible();
});
