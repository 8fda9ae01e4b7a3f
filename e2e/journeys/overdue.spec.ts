import { expect, test } from '@playwright/test';
import { openSession } from '../support/accounts';
import { expectNoAxeViolations } from '../support/axe';
import { expectNoSidewaysScroll } from '../support/layout';

/** A sample that every citizen sees: promised in seven working days, and sent two weeks ago. */
const overdue = '/user/applications/5';

test('an overdue application shows the same to its citizen, a clerk and an admin @repeat (#18)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openSession(page, 'user', overdue);
  await expect(page.getByText(/This application is overdue/)).toBeVisible();
  const main = page.getByRole('main');
  const said = /overdue by \d+ days?/.exec((await main.textContent()) ?? '')?.[0] ?? 'nothing';
  const number = /#PAN-\d{4}-\d+/.exec((await main.textContent()) ?? '')?.[0] ?? 'nothing';
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  await openSession(page, 'staff', '/staff/worklist?due=overdue');
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText(said);

  await openSession(page, 'admin');
  const needs = page.getByRole('region', { name: 'For you to do' });
  await needs.getByRole('link', { name: /overdue/i }).press('Enter');
  await page.getByLabel('Search applications').fill(number);
  await expect(page.getByText('1 to 1 of 1 applications')).toBeVisible();
  await expect(page.getByRole('table')).toContainText(said);
  await expectNoSidewaysScroll(page);
});
