import { expect } from '@playwright/test';
import { signIn } from '../support/accounts';
import { test } from '../support/livePortal';

test('a citizen signs in and sees the services of the live store @repeat', async ({
  page,
  livePortal,
}) => {
  const name = `Well Permit ${crypto.randomUUID().slice(0, 8)}`;
  await livePortal.records
    .doc('services/well-permit')
    .set({ name, documents: ['Proof of identity'], days: 30, fee: 0, position: 99 });
  await signIn(page, 'user');
  await page.goto('/user/apply');
  await expect(page.getByLabel('Service Required')).toContainText(name);
});

test('stored records are available again after an outage @repeat', async ({ page, livePortal }) => {
  const citizen = await livePortal.accounts.add('user');
  await livePortal.records
    .doc('services/outage')
    .set({ name: 'Outage Permit', documents: [], days: 1, fee: 0, position: 98 });
  await signIn(page, 'user', citizen);
  await livePortal.firestore.kill();
  await livePortal.firestore.restart();
  await page.goto('/user/apply');
  await expect(page.getByLabel('Service Required')).toContainText('Outage Permit');
});
