import { expect, test } from '@playwright/test';
import { approveRecommended } from '../support/approveRecommended';
import { demoPerson, openSession, signIn } from '../support/accounts';
import { expectNoAxeViolations } from '../support/axe';
import { apply, openByMenu } from '../support/apply';
import { approve, recommendNew, revokeCertificate, revokeSigningKey } from '../support/decide';
import { expectNoSidewaysScroll } from '../support/layout';
import { windowWithOwnSession } from '../support/ownSession';

test('the log shows line by line what a clerk and an admin did in a day @repeat (#18)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openSession(page, 'staff');
  await openByMenu(page, 'Work list');
  await page.getByRole('button', { name: 'Take next' }).press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: /^Review #PAN-/ });
  const number = ((await heading.textContent()) ?? '').replace('Review ', '');
  await page.getByRole('button', { name: 'Take into review' }).press('Enter');
  await expect(page.getByText(`${number} is in review.`)).toBeVisible();
  await page.getByRole('button', { name: 'Recommend', exact: true }).press('Enter');
  await expect(page.getByText(`${number} was recommended.`)).toBeVisible();

  await openSession(page, 'admin', '/admin/applications?waiting=recommended');
  await approveRecommended(page.getByRole('button', { name: `Approve ${number}` }));
  await expect(page.getByText(`${number} was approved.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText(/was taken back/)).toBeVisible();
  await openByMenu(page, 'Services');
  await page.getByLabel('Add a service').fill('Ration Card');
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await expect(page.getByRole('link', { name: 'Describe it' })).toBeVisible();
  await openByMenu(page, 'Settings');
  await page.getByLabel('Name of the council', { exact: true }).fill('Gram Panchayat');
  await page.getByRole('button', { name: 'Save settings' }).press('Enter');
  await expect(page.getByText(/^The settings were saved/)).toBeVisible();

  await openByMenu(page, 'Log');
  const lines = page.getByRole('table').locator('tbody').getByRole('row');
  // The sign-in of a session that was opened earlier is not in the log of this browser.
  const said = lines.getByRole('rowheader').filter({ hasNotText: 'Signed in' });
  await expect(said).toHaveText([
    'Saved the settings of the council',
    'Added the service Ration Card',
    `Took back the decision on application ${number}`,
    `Approved application ${number}`,
    `Recommended application ${number}`,
    `Took application ${number}`,
  ]);
  const clerk = lines.filter({ hasText: `Took application ${number}` });
  await expect(clerk).toContainText(`${demoPerson('staff').name}, Staff`);
  await expect(lines.filter({ hasText: 'Added the service' })).toContainText(
    `${demoPerson('admin').name}, Admin`,
  );
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);

  await page.getByLabel('Kind', { exact: true }).selectOption('Decisions');
  await expect(lines).toHaveCount(3);
  await page.getByLabel('Search the log').fill(number);
  await page.reload();
  await expect(lines).toHaveCount(3);
  await page.getByLabel('Search the log').fill('nothing of this name');
  await expect(page.getByText('No entries found')).toBeVisible();
});

test('the log shows sign-ins, payments, certificates, keys, people and exports too @repeat (#18)', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await openSession(page, 'user');
  const number = await apply(page, 'Residence Proof', '');
  const office = await windowWithOwnSession(context, 'office');
  await signIn(office, 'staff');
  await recommendNew(office, number);
  const fee = office.getByRole('region', { name: 'Fee' });
  await fee.getByRole('radio', { name: 'In cash' }).check();
  await fee.getByRole('button', { name: 'Note ₹20 as paid' }).press('Enter');
  await expect(office.getByText(/^₹20 noted/)).toBeVisible();

  const desk = await windowWithOwnSession(context, 'desk');
  await signIn(desk, 'admin');
  await approve(desk, number);
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Export CSV' }).press('Enter');
  await download;
  await revokeCertificate(desk, number, 'The address was misspelt.');
  await revokeSigningKey(desk);
  await desk.goto('/admin/users?search=meera');
  await desk.getByRole('button', { name: /^Block the account of Meera Kulkarni/ }).press('Enter');
  await desk.getByRole('button', { name: 'Block account' }).press('Enter');
  await expect(desk.getByText('Blocked', { exact: true })).toBeVisible();

  await openByMenu(desk, 'Log');
  await expect(desk.getByRole('table').locator('tbody').getByRole('rowheader')).toHaveText([
    'Blocked the account of Meera Kulkarni',
    `Revoked a signing key of ${demoPerson('admin').name}`,
    `Revoked the certificate of application ${number}`,
    'Exported applications',
    `Issued a certificate for application ${number}`,
    `Approved application ${number}`,
    `Added a signing key of ${demoPerson('admin').name}`,
    'Signed in',
    `Noted a payment for ${number}`,
    `Recommended application ${number}`,
    // Taking it into review assigns the case.
    `Took application ${number}`,
    'Signed in',
  ]);
});
