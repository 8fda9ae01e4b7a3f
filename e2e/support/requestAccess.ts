import { expect, type Page } from '@playwright/test';
import type { Person } from './accounts';

/**
 * Asks for access to the staff area as somebody new, by the form, and opens the dashboard. The ten seconds after which it opens by
 * itself are not waited for: `staff-access.spec.ts` does.
 */
export async function requestAccess(
  page: Page,
  { name, email, password }: Person,
  level: 'Staff' | 'Admin' = 'Staff',
): Promise<void> {
  await page.goto('/staff/request');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Position').fill('Clerk');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Access Level').selectOption(level);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('dialog', { name: 'Request Submitted' })).toBeVisible();
  await page.goto('/staff/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
