import { expect } from '@playwright/test';
import { signIn } from '../support/accounts';
import { plainService } from '../support/apply';
import { test } from '../support/livePortal';

test('a citizen signs in and sees the services of the live store', async ({ page, livePortal }) => {
  const name = `Well Permit ${crypto.randomUUID().slice(0, 8)}`;
  await livePortal.records
    .doc('services/well-permit')
    .set({ name, documents: ['Proof of identity'], days: 30, fee: 0, position: 99 });
  await signIn(page, 'user');
  await page.goto('/user/apply');
  await expect(page.getByLabel('Service Required')).toContainText(name);
});

test('an admin sees how to bring the public pages up to date (#19.1)', async ({
  page,
  livePortal,
}) => {
  await signIn(page, 'admin', await livePortal.accounts.add('admin'));
  await page.goto('/admin/services');
  const help = page.getByRole('region', { name: 'Help', exact: true });
  await expect(help.getByText(`“${plainService}” is not on them yet`)).toBeVisible();
  await expect(help.getByText(/publish the services/)).toContainText('npm run publish-services');
  await expect(help.getByText(/Birth Certificate/)).toBeHidden();
});

test('stored records are available again after an outage', async ({ page, livePortal }) => {
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
