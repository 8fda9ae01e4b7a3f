import { expect, test } from '@playwright/test';
import { openSession } from '../support/accounts';
import { apply, openByMenu } from '../support/apply';
import { expectNoAxeViolations } from '../support/axe';
import { expectNoSidewaysScroll } from '../support/layout';

const sixtyDays = 60 * 86_400_000;

test('the dashboard of a citizen names an overdue application, and says what can be done with and without an account @repeat (#18)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const advice = 'First appeal: the block office.';
  await openSession(page, 'admin');
  await openByMenu(page, 'Settings');
  await page.getByLabel(/^What citizens can do when an application is overdue/).fill(advice);
  await page.getByRole('button', { name: 'Save office' }).press('Enter');
  await expect(page.getByText('The settings of the office were saved.')).toBeVisible();

  await openSession(page, 'user');
  await apply(page, 'Birth Certificate', 'For school admission.');
  const link = page.getByText(/^Tracking number:/).getByRole('link');
  const tracking = (await link.getAttribute('href')) ?? '';
  await page.goto('/user/dashboard');
  await expect(page.getByText('Pending Items')).toBeVisible();
  await expect(page.getByRole('region', { name: 'For you to do' })).toBeHidden();

  await page.clock.setFixedTime(Date.now() + sixtyDays);
  await page.reload();
  const strip = page.getByRole('region', { name: 'For you to do' });
  await expect(strip).toContainText('Birth Certificate: the council is late with its decision');
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
  await strip.getByRole('link', { name: /^See what you can do/ }).press('Enter');
  await expect(page.getByText(advice)).toBeVisible();

  await page.goto(tracking);
  await expect(page.getByText('It has taken longer than promised.')).toBeVisible();
  await expect(page.getByText(advice)).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
});
