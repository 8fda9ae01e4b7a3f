import { expect } from '@playwright/test';
import { signIn } from '../support/accounts';
import { apply } from '../support/apply';
import { signInElsewhere } from '../support/livePeople';
import { test } from '../support/livePortal';
import { storedApplications } from '../support/stored';

test('of two admins who decide at the same time one succeeds, and the other sees a conflict message @repeat', async ({
  page,
  browser,
  livePortal,
}) => {
  const citizen = await livePortal.accounts.add('user');
  await signIn(page, 'user', citizen);
  const number = await apply(page, 'Income Certificate', 'For a scholarship.');

  const desks = await Promise.all(
    [1, 2].map(async () => {
      const desk = await signInElsewhere(browser, livePortal, 'admin');
      await desk.goto('/admin/applications');
      await desk.getByLabel('Search applications').fill(number);
      await expect(desk.getByRole('button', { name: `Approve ${number}` })).toBeEnabled();
      return desk;
    }),
  );
  const [one, other] = desks;
  if (!one || !other) throw new Error('There are two desks.');
  await other.getByRole('button', { name: `Reject ${number}` }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The income is not stated.');
  await one.getByRole('button', { name: `Approve ${number}` }).click();
  await Promise.all([
    one.getByRole('button', { name: 'Approve anyway' }).press('Enter'),
    dialog.getByRole('button', { name: 'Reject application' }).click(),
  ]);

  await expect
    .poll(async () => (await storedApplications(livePortal.records, citizen.uid))[0]?.revision)
    .toBe(2);
  const [stored] = await storedApplications(livePortal.records, citizen.uid);
  expect(Object.keys(stored?.history ?? {})).toEqual(['1', '2']);
  expect(stored?.history['2']?.to).toBe(stored?.status);
  if (stored?.status === 'approved') {
    await expect(other.getByText(/It is now: Approved|was faster/).first()).toBeVisible();
  } else {
    await expect(one.getByText(/was faster/).first()).toBeVisible();
  }
});
