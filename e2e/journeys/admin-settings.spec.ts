import { expect, test } from '@playwright/test';
import { openSession } from '../support/accounts';

test('the footer and the contact page show visitors the settings that an admin has saved @repeat', async ({
  page,
  context,
}) => {
  const visitor = await context.newPage();
  await visitor.goto('/contact');
  await expect(
    visitor.getByRole('main').getByText('Village Council Office, Main Road'),
  ).toBeVisible();

  await openSession(page, 'admin', '/admin/settings');
  await page.getByLabel('Name of the council', { exact: true }).fill('Gram Panchayat Wadi');
  await page.getByLabel('Address of the office', { exact: true }).fill('Ward 3, Wadi');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('The settings were saved.')).toBeVisible();

  await expect(page.getByRole('contentinfo')).toContainText('Gram Panchayat Wadi');
  await expect(visitor.getByRole('main')).toContainText('Ward 3, Wadi');
  await expect(visitor.getByRole('contentinfo')).toContainText('Gram Panchayat Wadi');
  await visitor.goto('/');
  await expect(visitor.getByRole('banner')).toContainText('Gram Panchayat Wadi');
});
