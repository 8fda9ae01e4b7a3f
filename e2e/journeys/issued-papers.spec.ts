import { expect, test, type Page } from '@playwright/test';
import { openSession, signIn } from '../support/accounts';
import { apply } from '../support/apply';
import { approveAnyway } from '../support/approveAnyway';
import { openOwnCertificate } from '../support/issueCertificate';
import { layoutShiftOf, watchLayoutShift } from '../support/layoutShift';
import { windowWithOwnSession } from '../support/ownSession';
import { layoutFaults, showIn } from '../support/pseudoLanguages';
import { expectWellMade } from '../support/wellMade';

const widths = [1280, 360, 320];
const usual = { width: 1280, height: 800 };

/** The checks of every screen, after it has loaded without moving anything, and in the pseudo-languages. */
async function expectAsWellMade(page: Page, { isSheet }: { isSheet: boolean }) {
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
  await expectWellMade(page, { isSheet });

  const faults: Record<string, string[]> = {};
  for (const width of widths) {
    await page.setViewportSize({ ...usual, width });
    for (const language of ['en-XA', 'ar-XB'] as const) {
      await showIn(page, language);
      const found = await layoutFaults(page);
      if (found.length > 0) faults[`${language}, ${width} px`] = found;
    }
  }
  expect(faults).toEqual({});
  await page.setViewportSize(usual);
}

test('a certificate passes the checks of every screen (#19.7, #20.6)', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await openSession(page, 'user');
  const number = await apply(page, 'Birth Certificate', '');
  const desk = await windowWithOwnSession(context, 'desk');
  await signIn(desk, 'admin');
  await desk.goto(`/admin/applications?search=${encodeURIComponent(number)}`);
  await approveAnyway(desk.getByRole('button', { name: `Approve ${number}` }));
  await expect(desk.getByText(`${number} was approved.`)).toBeVisible();
  await desk.close();

  await watchLayoutShift(page);
  await openOwnCertificate(page, number);
  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
  await expectAsWellMade(page, { isSheet: true });
});

test('the receipt of the counter passes the checks of every screen (#19.7, #20.6)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openSession(page, 'user');
  const number = await apply(page, 'Residence Proof', '');
  await openSession(page, 'staff', `/staff/dashboard?search=${encodeURIComponent(number)}`);
  await page.getByRole('link', { name: `Review ${number}` }).click();
  const fee = page.getByRole('region', { name: 'Fee' });
  await fee.getByRole('radio', { name: 'In cash' }).check();
  await fee.getByRole('button', { name: 'Note ₹20 as paid' }).press('Enter');

  await watchLayoutShift(page);
  await fee.getByRole('link', { name: 'Print receipt' }).press('Enter');
  const title = page.getByRole('heading', { level: 1, name: /R-\d{4}-0001/ });
  await expect(title).toBeVisible();
  await page.reload();
  await expect(title).toBeVisible();
  await expectAsWellMade(page, { isSheet: false });
});
