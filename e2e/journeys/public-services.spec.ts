import { expect, test, type Page } from '@playwright/test';
import { demoPerson, openSession } from '../support/accounts';
import { expectNoAxeViolations } from '../support/axe';

const board = (page: Page) => page.getByRole('region', { name: 'Services you can apply for' });

test('a visitor finds a service, its fee and its papers, and gets to its form by signing in @repeat (#19.1)', async ({
  page,
}) => {
  await page.goto('/');
  const row = board(page).getByRole('listitem').filter({ hasText: 'Income Certificate' });
  await expect(row).toContainText('15 working days');
  await expect(row).toContainText('₹30');
  await row.getByRole('link').click();

  await expect(page).toHaveURL('/services/income-certificate');
  await expect(page.getByRole('heading', { level: 1, name: 'Income Certificate' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Papers you need' })).toContainText('Ration card');
  await page.getByRole('link', { name: 'Apply: Income Certificate' }).click();

  const { email, password } = demoPerson('user');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/user/apply?service=Income%20Certificate');
  const chosen = page.getByLabel('Service Required').locator('option:checked');
  await expect(chosen).toHaveText('Income Certificate');
});

test('a signed-in person is greeted, and gets from a service straight to its form @repeat (#19.1)', async ({
  page,
}) => {
  await openSession(page, 'user', '/');
  await expect(page.getByText(`Welcome back, ${demoPerson('user').name}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create your account' })).toHaveCount(0);
  await expect(board(page)).toBeVisible();
  await page.goto('/services/residence-proof');
  await page.getByRole('link', { name: 'Apply: Residence Proof' }).click();
  const chosen = page.getByLabel('Service Required').locator('option:checked');
  await expect(chosen).toHaveText('Residence Proof');
});

test('the pages of the services are documents without scripts, and axe finds nothing @repeat (#19.1)', async ({
  page,
}) => {
  for (const path of ['/services', '/services/caste-certificate']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolations(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
  }
});
