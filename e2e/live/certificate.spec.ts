import { expect, type Browser, type Page } from '@playwright/test';
import { signIn, type Role } from '../support/accounts';
import { apply } from '../support/apply';
import { openOwnCertificate, readCodeOf } from '../support/issueCertificate';
import { test, type LivePortal } from '../support/livePortal';

/** A browser of somebody else, on another device. */
async function another(browser: Browser, portal: LivePortal, role: Role) {
  const context = await browser.newContext({ baseURL: portal.address });
  const page = await context.newPage();
  await signIn(page, role, await portal.accounts.add(role));
  return page;
}

async function approve(desk: Page, number: string) {
  await desk.goto('/admin/applications');
  await desk.getByLabel('Search applications').fill(number);
  await desk.getByRole('button', { name: `Approve ${number}` }).click();
  await expect(desk.getByText(`${number} was approved.`)).toBeVisible();
}

const answer = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

test('a stranger’s phone checks a printed certificate, with and without a network, until it is revoked (#17)', async ({
  page,
  browser,
  livePortal,
}) => {
  test.setTimeout(180_000);
  await signIn(page, 'user', await livePortal.accounts.add('user'));
  const number = await apply(page, 'Birth Certificate', '');
  const desk = await another(browser, livePortal, 'admin');
  await approve(desk, number);
  await openOwnCertificate(page, number);
  const address = await readCodeOf(page);
  const origin = new URL(livePortal.address).origin;
  expect(address).toMatch(new RegExp(`^${origin}/verify#[\\w.-]+$`));
  const token = new URL(address).hash.slice(1);

  const stranger = await browser.newContext();
  const phone = await stranger.newPage();
  const asked: string[] = [];
  phone.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await phone.goto(address);
  await expect(answer(phone, 'This certificate is valid')).toBeVisible();
  await expect(phone.getByText('Shanta Patil').first()).toBeVisible();
  expect(asked.filter((request) => request.includes(token.slice(-40)))).toEqual([]);

  // The worker keeps the page: from its second visit on it needs no network.
  await phone.evaluate(() => navigator.serviceWorker.ready);
  await phone.reload();
  await expect(answer(phone, 'This certificate is valid')).toBeVisible();
  await stranger.setOffline(true);
  await phone.reload();
  await expect(answer(phone, /^This certificate is genuine, but/)).toBeVisible();
  await expect(phone.getByText(/when it was last checked on this device/)).toBeVisible();
  await stranger.setOffline(false);

  await desk.goto('/admin/settings');
  await desk.getByRole('button', { name: /^Revoke the signing key/ }).press('Enter');
  await desk.getByRole('button', { name: 'Revoke signing key' }).press('Enter');
  await expect(desk.getByText(/^The signing key of .* was revoked\.$/)).toBeVisible();
  await phone.reload();
  await expect(answer(phone, 'This certificate is valid')).toBeVisible();

  await desk.goto('/admin/applications');
  await desk.getByLabel('Search applications').fill(number);
  await desk.getByRole('button', { name: `Details of ${number}` }).press('Enter');
  await desk.getByRole('button', { name: 'Revoke', exact: true }).press('Enter');
  const dialog = desk.getByRole('dialog', { name: /^Revoke certificate/ });
  await dialog.getByLabel('Reason').fill('The name of the child was misspelt.');
  await dialog.getByRole('button', { name: 'Revoke certificate' }).press('Enter');
  await expect(desk.getByText(/^Certificate [\w-]+ was revoked\.$/)).toBeVisible();
  await phone.reload();
  await expect(answer(phone, /^This certificate was revoked on/)).toBeVisible();
  await expect(phone.getByText(/The name of the child was misspelt\./)).toBeVisible();
});
