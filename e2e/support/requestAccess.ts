import { expect, type Page } from '@playwright/test';
import type { Person } from './accounts';

/**
 * A new person requests access to the staff area by the form, and opens the dashboard without waiting the ten seconds until it
 * opens by itself: `staff-access.spec.ts` tests that.
 */
export async function requestAccess(
  page: Page,
  { name, email, password }: Person,
  level: 'Staff' | 'Admin' = 'Staff',
  position = 'Clerk',
): Promise<void> {
  await page.goto('/staff/request');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Position').fill(position);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Access Level').selectOption(level);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('dialog', { name: 'Request Submitted' })).toBeVisible();
  await page.goto('/staff/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
