import { expect, test } from '@playwright/test';
import { openSession } from '../support/accounts';
import { apply } from '../support/apply';
import { expectNoAxeViolations } from '../support/axe';
import { layoutShiftOf, watchLayoutShift } from '../support/layoutShift';

const asked = 'Please add the income statement of last year';

test('the dashboard links a returned application to the form for the correction (#19)', async ({
  page,
}) => {
  test.slow();
  await openSession(page, 'user');
  await apply(page, 'Income Certificate', 'For the fees of the college.');

  await openSession(page, 'staff');
  await page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'Review' }).press('Enter');
  await page.getByRole('button', { name: 'Take into review' }).press('Enter');
  await expect(page.getByText(/is in review\./)).toBeVisible();
  await page.getByRole('button', { name: 'Return to citizen' }).press('Enter');
  await page.getByLabel('Note, or what is missing').fill(asked);
  await page.getByRole('button', { name: 'Return to citizen' }).press('Enter');
  await expect(page.getByText(/was returned to the citizen\./)).toBeVisible();

  await watchLayoutShift(page);
  await openSession(page, 'user');
  const strip = page.getByRole('region', { name: 'For you to do' });
  await expect(strip).toContainText(asked);
  await expect(page.getByRole('link', { name: 'Create New Project' })).toBeVisible();
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
  await expectNoAxeViolations(page);

  await strip.getByRole('link', { name: /^Answer now/ }).click();
  const answer = page.getByRole('textbox', { name: /^Your answer/ });
  await answer.click();
  await answer.fill('It is on its way.');
  await expect(page.getByText('Kept on this device as a draft.')).toBeVisible();
  // As when a small phone closes the page while the camera is open.
  await page.reload();
  await expect(answer).toHaveValue('It is on its way.');
  await page.getByRole('button', { name: 'Send it again' }).press('Enter');
  await expect(answer).toBeHidden();
  await page.goto('/user/dashboard');
  await expect(page.getByRole('link', { name: 'New Messages' })).toBeVisible();
  await expect(page.getByText('You applied for Income Certificate')).toBeVisible();
  await expect(strip).toBeHidden();
});

test('a keyword finds a service, and a search without a result is counted @repeat (#19)', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  await openSession(page, 'user', '/user/search');
  const box = page.getByPlaceholder('Search services...');
  const results = page.getByRole('list', { name: 'Services' });
  for (const [typed, service] of [
    ['salary proof', 'Income Certificate'],
    ['brith', 'Birth Certificate'],
    ['आय', 'Income Certificate'],
  ] as const) {
    await box.fill(typed);
    await expect(results.getByRole('listitem')).toHaveText([new RegExp(`^${service}`)]);
  }
  await box.fill('dakhla');
  await expect(page.getByText('Showing 5 of 10 services')).toBeVisible();
  await box.fill('passport');
  await expect(page.getByText('No services found')).toBeVisible();
  // The search is counted after a pause in typing.
  await page.clock.fastForward(2_000);
  await expectNoAxeViolations(page);

  await expect(async () => {
    await openSession(page, 'admin', '/admin/reports');
    const missed = page.getByRole('region', { name: 'Searches without a result' });
    await expect(missed.getByRole('row', { name: /passport/ })).toBeVisible({ timeout: 3_000 });
  }).toPass();
});
