import { expect, test } from '@playwright/test';
import { newPerson, openSession } from '../support/accounts';
import { expectNoAxeViolations } from '../support/axe';

test('an admin registers, and sees a message for every rule that is broken @repeat', async ({
  page,
}) => {
  const person = newPerson('Usha Naik');
  await page.goto('/admin/register');
  const register = page.getByRole('button', { name: 'Register' });
  await register.click();
  await expect(page.getByRole('alert')).toContainText('Please fill in all fields');
  await page.getByLabel('Full Name').fill(person.name);
  await page.getByLabel('Email Address').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('seven77');
  await page.getByLabel('Confirm Password').fill('seven78');
  await register.click();
  await expect(page.getByRole('alert')).toContainText('Passwords do not match');
  await page.getByLabel('Confirm Password').fill('seven77');
  await register.click();
  await expect(page.getByRole('alert')).toContainText('Password must be at least 8 characters');
  await expectNoAxeViolations(page);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await register.click();
  await page.waitForURL('**/admin/dashboard');
  await expect(
    page.getByText(`${person.name} (${person.email}) became an admin`, { exact: true }),
  ).toBeVisible();
});

test('the dashboard shows the figures, and its quick actions lead to their pages and back @repeat', async ({
  page,
}) => {
  await openSession(page, 'admin');
  const figures = page.getByRole('region', { name: 'Figures' });
  for (const label of ['Total Users', 'Services', 'Active Sessions', 'Security Alerts']) {
    await expect(figures.getByText(label, { exact: true })).toBeVisible();
  }
  const actions = page.getByRole('region', { name: 'Quick Actions' });
  for (const [action, heading] of [
    ['Add User', 'Add User'],
    ['View Reports', 'Reports'],
    ['Manage Services', 'Services'],
    ['Settings', 'Settings'],
  ] as const) {
    await actions.getByRole('link', { name: action }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  }
});

test('the table shows what its address says, also after a reload @repeat', async ({ page }) => {
  await openSession(page, 'admin', '/admin/applications');
  await page.getByLabel('Search applications').fill('certificate');
  await page.getByLabel('Status').selectOption('Approved');
  await expect(page).toHaveURL(/search=certificate.*status=approved/);
  const range = page.getByText('1 to 10 of 11 applications', { exact: true });
  await expect(range).toBeVisible();
  await page.reload();
  await expect(range).toBeVisible();
  await page.getByLabel('Search applications').fill('nobody of that name');
  await expect(page.getByText('No applications found matching your criteria')).toBeVisible();
});

test('an admin exports a report @repeat', async ({ page }) => {
  await openSession(page, 'admin', '/admin/reports');
  await page.getByRole('button', { name: 'Last 90 days' }).click();
  await expect(page.getByText('Approved 17, pending 11, rejected 4.')).toBeVisible();
  await page.getByText('Table: By status').click();
  await expect(page.getByRole('table', { name: 'By status' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^report-.*\.csv$/);
});
