import { expect, test } from '@playwright/test';
import { openSession, signIn } from '../support/accounts';
import { apply } from '../support/apply';
import { expectNoAxeViolations } from '../support/axe';
import { expectNoSidewaysScroll } from '../support/layout';
import { windowWithOwnSession } from '../support/ownSession';

const receipt = /R-\d{4}-0001/;

test('a clerk notes a fee, prints the receipt and sums up the day; an admin cancels the payment @repeat (#18)', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await openSession(page, 'user');
  const number = await apply(page, 'Residence Proof', '');

  const counter = await windowWithOwnSession(context, 'counter');
  await signIn(counter, 'staff');
  await counter.goto(`/staff/dashboard?search=${encodeURIComponent(number)}`);
  await counter.getByRole('link', { name: `Review ${number}` }).click();
  const fee = counter.getByRole('region', { name: 'Fee' });
  await expect(fee.getByText('₹20 to be paid at the counter')).toBeVisible();
  await fee.getByRole('radio', { name: 'By UPI' }).check();
  await fee.getByRole('button', { name: 'Note ₹20 as paid' }).press('Enter');
  await expect(fee.getByLabel('Reference of the UPI payment')).toHaveAccessibleDescription(
    /Enter the reference of the UPI payment/,
  );
  await fee.getByRole('radio', { name: 'In cash' }).check();
  await fee.getByRole('button', { name: 'Note ₹20 as paid' }).press('Enter');
  await expect(counter.getByText(/^₹20 noted\. The receipt is R-\d{4}-0001\.$/)).toBeVisible();

  await fee.getByRole('link', { name: 'Print receipt' }).press('Enter');
  await expect(counter.getByRole('heading', { level: 1, name: receipt })).toBeVisible();
  await expect(counter.getByText(number).first()).toBeVisible();
  await expectNoAxeViolations(counter);
  await expectNoSidewaysScroll(counter);
  await counter.goBack();

  await fee.getByRole('link', { name: 'Day sheet of the counter' }).press('Enter');
  const sheet = counter.getByRole('table', { name: /^Payments of / });
  await expect(sheet.getByRole('row', { name: receipt })).toContainText('₹20');
  await expect(counter.getByText('Total · 1 payment')).toBeVisible();
  await expectNoAxeViolations(counter);
  await expectNoSidewaysScroll(counter);

  const desk = await windowWithOwnSession(context, 'desk');
  await signIn(desk, 'admin');
  await desk.goto(`/admin/applications?search=${encodeURIComponent(number)}`);
  await desk.getByRole('button', { name: `Details of ${number}` }).click();
  await desk.getByRole('button', { name: 'Cancel payment' }).press('Enter');
  const dialog = desk.getByRole('dialog', { name: /^Cancel payment R-/ });
  await dialog.getByLabel('Reason').fill('Paid for somebody else.');
  await dialog.getByRole('button', { name: 'Cancel payment' }).press('Enter');
  await expect(desk.getByText(/^Payment R-\d{4}-0001 was cancelled\.$/)).toBeVisible();
  const [taken, cancelled] = [
    /Cancelled on .*₹20/,
    /Cancelled.*Taken on .*-₹20.*for somebody else/,
  ];
  await expect(sheet.getByRole('row', { name: receipt })).toContainText([taken, cancelled]);
  await expect(counter.getByRole('region', { name: 'Totals' })).toContainText(
    /Total · 1 payment, 1 cancelled\s*₹0/,
  );
  await expectNoAxeViolations(counter);
  await expectNoSidewaysScroll(counter);
  await page.goto('/user/applications');
  await page.getByRole('link', { name: 'Residence Proof' }).first().click();
  await expect(page.getByText(/Fee of ₹20/)).toBeVisible();
});
