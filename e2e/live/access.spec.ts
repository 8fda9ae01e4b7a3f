import { expect } from '@playwright/test';
import { newPerson, signIn } from '../support/accounts';
import { test } from '../support/live-portal';

test('a request for access waits for an admin, who grants it and takes it back', async ({
  page,
  browser,
  livePortal,
}) => {
  const clerk = newPerson('Vimal Kadam');
  await page.goto('/staff/request');
  await page.getByLabel('Full Name').fill(clerk.name);
  await page.getByLabel('Email Address').fill(clerk.email);
  await page.getByLabel('Position').fill('Clerk');
  await page.getByLabel('Password', { exact: true }).fill(clerk.password);
  await page.getByRole('button', { name: 'Submit Request' }).click();
  await expect(page.getByRole('heading', { name: 'Request Submitted' })).toBeVisible();
  await page.waitForURL('**/staff/dashboard', { timeout: 20_000 });
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your request is waiting' }),
  ).toBeVisible();
  await expect(page.getByText('Clerk')).toBeVisible();

  const office = await (await browser.newContext({ baseURL: livePortal.address })).newPage();
  await signIn(office, 'admin', await livePortal.accounts.add('admin'));
  await office.goto('/admin/users');
  const asking = office.getByRole('listitem').filter({ hasText: clerk.name });
  await asking.getByRole('button', { name: /^Grant/ }).click();

  // Granted, and the address still has to be confirmed.
  await expect(
    page.getByRole('heading', { level: 1, name: 'Confirm your email address' }),
  ).toBeVisible();
  const [member] = (
    await livePortal.records.collection('members').where('email', '==', clerk.email).get()
  ).docs;
  await livePortal.accounts.confirmAddress({ ...clerk, uid: member?.id ?? '' });
  await page.getByRole('button', { name: 'I have confirmed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Vimal Kadam/ })).toBeVisible();

  await livePortal.accounts.grant({ ...clerk, uid: member?.id ?? '' }, 'user');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your access has ended' }),
  ).toBeVisible();
  await expect(page.getByText('View All Tasks')).toBeHidden();
});

for (const role of ['staff', 'admin'] as const) {
  test(`a citizen’s account has no access to the ${role} area, and the login says so`, async ({
    page,
    livePortal,
  }) => {
    const citizen = await livePortal.accounts.add('user');
    await page.goto(`/${role}/login`);
    await page.getByLabel('Email Address').fill(citizen.email);
    await page.getByLabel('Password', { exact: true }).fill(citizen.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText(/This account has no access to the/)).toBeVisible();
    await page.goto(`/${role}/dashboard`);
    await expect(page).toHaveURL(new RegExp(`/${role}/login`));
  });
}

test('a session record that somebody wrote by hand opens no area', async ({ page, livePortal }) => {
  const citizen = await livePortal.accounts.add('user');
  await signIn(page, 'user', citizen);
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('user') ?? '{}') as object;
    localStorage.setItem('user', JSON.stringify({ ...record, role: 'admin' }));
  });
  await page.goto('/admin/applications');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
});
