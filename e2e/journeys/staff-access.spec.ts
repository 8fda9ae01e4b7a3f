import { expect, test } from '@playwright/test';
import { newPerson } from '../support/accounts';
import { expectNoAxeViolations } from '../support/axe';

test('a newcomer requests access and is taken to the dashboard @main', async ({ page }) => {
  const { name, email, password } = newPerson('Zoya Khan');
  await page.goto('/staff/login');
  await page.getByRole('link', { name: 'Request access' }).click();
  await expect(page).toHaveURL('/staff/request');
  await expect(page.getByRole('heading', { name: 'New Staff Request' })).toBeFocused();

  const submit = page.getByRole('button', { name: 'Submit Request' });
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Please fill all required fields');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Position').fill('Junior Clerk');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('Password should be at least 6 characters');
  await expectNoAxeViolations(page);

  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.clock.install();
  await submit.click();
  const done = page.getByRole('dialog', { name: 'Request Submitted' });
  await expect(done.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/staff/login');
  await expect(done.getByRole('timer')).toContainText(/opens in \d+ seconds/);
  await expectNoAxeViolations(page);

  // The timer of each second starts when the second before it is rendered.
  await expect(async () => {
    await page.clock.fastForward(1_000);
    expect(new URL(page.url()).pathname).toBe('/staff/dashboard');
  }).toPass({ intervals: [100] });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const record = page.getByRole('region', { name: 'Your record' });
  await expect(record).toContainText('Your record has not been entered by the council yet.');
  await expect(record).toContainText('Ask the council office');
});

test('the newcomer can stay on the page of the request @repeat', async ({ page }) => {
  const { name, email, password } = newPerson();
  await page.goto('/staff/request');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Position').fill('Clerk');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  await expect(page).toHaveURL('/staff/request');
});
