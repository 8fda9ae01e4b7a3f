import { expect, test, type Page } from '@playwright/test';
import { beSignedIn, openSession } from '../support/accounts';
import { apply } from '../support/apply';
import { approveAnyway } from '../support/approveAnyway';
import { expectNoAxeViolations } from '../support/axe';
import { signingKeyButton } from '../support/decide';
import { openOwnCertificate } from '../support/issueCertificate';
import { pressByKey, tabTo } from '../support/keyboard';
import { expectNoSidewaysScroll } from '../support/layout';
import { layoutShiftOf, watchLayoutShift } from '../support/layoutShift';
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

/** An admin corrects the certificate of an application with the keyboard only. */
async function replaceByKey(page: Page, number: string) {
  await pressByKey(page, page.getByRole('button', { name: `Details of ${number}` }));
  const opener = page.getByRole('button', { name: 'Replace', exact: true });
  await pressByKey(page, opener);
  const dialog = page.getByRole('dialog', { name: /^Replace certificate/ });

  await test.step('Escape closes the dialog', async () => {
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('a corrected name and a reason replace it', async () => {
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('textbox', { name: /name/i }).first());
    await page.keyboard.press('End');
    await page.keyboard.type('a');
    await tabTo(page, dialog.getByRole('textbox', { name: 'Reason' }));
    await page.keyboard.type('A letter was missing.');
    await pressByKey(page, dialog.getByRole('button', { name: 'See the new certificate' }));
    await expect(dialog.getByRole('article')).toBeVisible();
    expect(await dialog.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
    await pressByKey(page, dialog.getByRole('button', { name: 'Replace certificate' }));
    await expect(page.getByText(/^Certificate [\w-]+ was replaced/)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

/** An admin revokes the latest signing key with the keyboard only, after Escape has closed the question once. */
async function revokeKeyByKey(page: Page) {
  const revoke = signingKeyButton(page);
  await pressByKey(page, revoke);
  const question = page.getByRole('dialog', { name: 'Revoke this signing key?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(revoke).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await expectNoAxeViolations(page);
  await pressByKey(page, question.getByRole('button', { name: 'Revoke signing key' }));
  await expect(page.getByText(/^The signing key of .* was revoked\.$/)).toBeVisible();
  await expect(question).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
}

test('a certificate passes the checks of every screen; an admin replaces it and revokes its key with the keyboard only (#17, #19.7, #20.6)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await openSession(page, 'user');
  const number = await apply(page, 'Birth Certificate', '');
  const found = `/admin/applications?search=${encodeURIComponent(number)}`;
  await openSession(page, 'admin', found);
  await approveAnyway(page.getByRole('button', { name: `Approve ${number}` }));
  await expect(page.getByText(`${number} was approved.`)).toBeVisible();

  await beSignedIn(page, 'user');
  await watchLayoutShift(page);
  await openOwnCertificate(page, number);
  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
  await expectAsWellMade(page, { isSheet: true });

  await openSession(page, 'admin', found);
  await replaceByKey(page, number);
  await page.goto('/admin/settings');
  await revokeKeyByKey(page);
});

test('the page of an overdue application, the receipt of the counter and the day sheet pass the checks of every screen (#18, #19.7, #20.6)', async ({
  page,
}) => {
  test.setTimeout(240_000);
  // A sample that every citizen sees: promised in seven working days, and sent two weeks ago.
  await openSession(page, 'user', '/user/applications/5');
  await expect(page.getByText(/This application is overdue/)).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
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

  await page.goto('/staff/day-sheet');
  const sheet = page.getByRole('table', { name: /^Payments of / });
  await expect(sheet.getByRole('row', { name: /R-\d{4}-0001/ })).toContainText('₹20');
  await expectNoAxeViolations(page);
  await expectNoSidewaysScroll(page);
});
