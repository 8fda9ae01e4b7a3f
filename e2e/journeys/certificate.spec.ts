import { expect, test, type Page } from '@playwright/test';
import { openSession, signIn } from '../support/accounts';
import { apply } from '../support/apply';
import { approveAnyway } from '../support/approveAnyway';
import { expectNoAxeViolations, inBothThemes } from '../support/axe';
import { openOwnCertificate, readCodeOf } from '../support/issueCertificate';
import { windowWithOwnSession } from '../support/ownSession';

async function approve(desk: Page, number: string) {
  await desk.goto('/admin/applications');
  await desk.getByLabel('Search applications').fill(number);
  await approveAnyway(desk.getByRole('button', { name: `Approve ${number}` }));
  await expect(desk.getByText(`${number} was approved.`)).toBeVisible();
}

test('a certificate is issued, printed, read by a scanner, checked, and revoked (#17)', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await openSession(page, 'user');
  await page.goto('/user/dashboard');
  const number = await apply(page, 'Birth Certificate', '');
  const desk = await windowWithOwnSession(context, 'desk');
  await signIn(desk, 'admin');
  await approve(desk, number);

  await openOwnCertificate(page, number);
  await inBothThemes(page, () => expectNoAxeViolations(page));
  const address = await readCodeOf(page);
  expect(address).toMatch(new RegExp(`^${new URL(page.url()).origin}/verify#[\\w.-]+$`));

  // The records of the device store are in this browser: the bank's window is one of it, and signed in by nobody.
  const bank = await windowWithOwnSession(context, 'bank');
  await bank.goto(address);
  await expect(
    bank.getByRole('heading', { level: 1, name: 'This certificate is valid' }),
  ).toBeVisible();
  await expect(bank.getByText('Shanta Patil').first()).toBeVisible();
  await inBothThemes(bank, () => expectNoAxeViolations(bank));

  await desk.getByRole('button', { name: `Details of ${number}` }).press('Enter');
  await desk.getByRole('button', { name: 'Revoke', exact: true }).press('Enter');
  const dialog = desk.getByRole('dialog', { name: /^Revoke certificate/ });
  await dialog.getByLabel('Reason').fill('The name of the child was misspelt.');
  await dialog.getByRole('button', { name: 'Revoke certificate' }).press('Enter');
  await expect(desk.getByText(/^Certificate [\w-]+ was revoked\.$/)).toBeVisible();

  await desk.goto('/admin/settings');
  await expect(desk.getByText('This browser', { exact: true })).toBeVisible();
  await inBothThemes(desk, () => expectNoAxeViolations(desk));

  await bank.reload();
  await expect(
    bank.getByRole('heading', { level: 1, name: /^This certificate was revoked on/ }),
  ).toBeVisible();
  await expect(bank.getByText(/The name of the child was misspelt\./)).toBeVisible();
  await expect(page.getByText(/This certificate was revoked on/).first()).toBeVisible();
});
