import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { openSession, signIn } from '../support/accounts';
import { apply } from '../support/apply';
import { expectNoAxeViolations } from '../support/axe';
import { approve, recommendNew, revokeCertificate } from '../support/decide';
import { openOwnCertificate, readCodeOf } from '../support/issueCertificate';
import { windowWithOwnSession } from '../support/ownSession';

/** A citizen applies, a clerk recommends and an admin approves, each in a window of their own. */
async function issue(page: Page, context: BrowserContext) {
  await openSession(page, 'user');
  await page.goto('/user/dashboard');
  const number = await apply(page, 'Birth Certificate', '');
  const office = await windowWithOwnSession(context, 'office');
  await signIn(office, 'staff');
  await recommendNew(office, number);
  await office.close();
  const desk = await windowWithOwnSession(context, 'desk');
  await signIn(desk, 'admin');
  await approve(desk, number);
  return { number, desk };
}

/** The sheet grows with what stands on it, down to the code and who signed. */
async function expectWholeOnPhone(page: Page) {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 780 });
  const hidden = await page
    .getByRole('article')
    .evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
  expect(hidden).toBe(0);
  if (usual) await page.setViewportSize(usual);
}

test.describe('with the worker that keeps the portal', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a certificate is issued, printed, read by a scanner, checked with and without a network, and revoked (#17)', async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    const { number, desk } = await issue(page, context);

    await openOwnCertificate(page, number);
    await expectNoAxeViolations(page);
    await expectWholeOnPhone(page);
    const address = await readCodeOf(page);
    expect(address).toMatch(new RegExp(`^${new URL(page.url()).origin}/verify#[\\w.-]+$`));

    // The records of the device store are in this browser: the bank's window is one of it, and signed in by nobody.
    const bank = await windowWithOwnSession(context, 'bank');
    await bank.goto(address);
    const valid = bank.getByRole('heading', { level: 1, name: 'This certificate is valid' });
    await expect(valid).toBeVisible();
    await expect(bank.getByText('Shanta Patil').first()).toBeVisible();
    await expectNoAxeViolations(bank);

    // The worker keeps the page: from its second visit on it needs no network.
    await bank.evaluate(() => navigator.serviceWorker.ready);
    await bank.reload();
    await expect(valid).toBeVisible();
    await context.setOffline(true);
    await bank.reload();
    await expect(valid).toBeVisible();
    await context.setOffline(false);

    // What was issued before a key was lost stays what it is.
    await desk.goto('/admin/settings');
    await expect(desk.getByText('This browser', { exact: true })).toBeVisible();
    await expectNoAxeViolations(desk);
    await desk
      .getByRole('button', { name: /^Revoke the signing key/ })
      .first()
      .press('Enter');
    await desk.getByRole('button', { name: 'Revoke signing key' }).press('Enter');
    await expect(desk.getByText(/^The signing key of .* was revoked\.$/)).toBeVisible();
    await bank.reload();
    await expect(valid).toBeVisible();

    await revokeCertificate(desk, number, 'The name of the child was misspelt.');

    await bank.reload();
    await expect(
      bank.getByRole('heading', { level: 1, name: /^This certificate was revoked on/ }),
    ).toBeVisible();
    await expect(bank.getByText(/The name of the child was misspelt\./)).toBeVisible();
    await expect(page.getByText(/This certificate was revoked on/).first()).toBeVisible();
  });
});

/** Goes on with Tab until it has the focus, as somebody does who has no pointer. */
async function reach(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const hasFocus = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 150 && !(await hasFocus()); steps += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Reaches it, and presses it. */
async function press(page: Page, target: Locator) {
  await reach(page, target);
  await page.keyboard.press('Enter');
}

test('a certificate is replaced, and a key revoked, by keyboard alone (#17)', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const { number, desk } = await issue(page, context);
  await desk.goto(`/admin/applications?search=${encodeURIComponent(number)}`);

  await press(desk, desk.getByRole('button', { name: `Details of ${number}` }));
  const opener = desk.getByRole('button', { name: 'Replace', exact: true });
  await press(desk, opener);
  const dialog = desk.getByRole('dialog', { name: /^Replace certificate/ });
  await expect(dialog).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await desk.keyboard.press('Enter');
  await reach(desk, dialog.getByRole('textbox', { name: /name/i }).first());
  await desk.keyboard.press('End');
  await desk.keyboard.type('a');
  await reach(desk, dialog.getByRole('textbox', { name: 'Reason' }));
  await desk.keyboard.type('A letter was missing.');
  await press(desk, dialog.getByRole('button', { name: 'Replace certificate' }));
  await expect(desk.getByText(/^Certificate [\w-]+ was replaced/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await desk.goto('/admin/settings');
  const revoke = desk.getByRole('button', { name: /^Revoke the signing key/ }).first();
  await press(desk, revoke);
  const question = desk.getByRole('dialog', { name: 'Revoke this signing key?' });
  await expect(question).toBeVisible();
  await desk.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(revoke).toBeFocused();
  await desk.keyboard.press('Enter');
  await press(desk, question.getByRole('button', { name: 'Revoke signing key' }));
  await expect(desk.getByText(/^The signing key of .* was revoked\.$/)).toBeVisible();
  await expect(question).toBeHidden();
  await expect(desk.locator('body')).not.toBeFocused();
});

test('what a certificate states is described by keyboard alone (#17)', async ({ page }) => {
  await openSession(page, 'admin');
  await page.goto('/admin/services');
  await press(page, page.getByRole('link', { name: 'Edit Birth Certificate' }));
  const part = page.getByRole('region', { name: 'Certificate', exact: true });
  const text = part.getByLabel('Text of the certificate');
  await reach(page, text);
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' It was registered on ');
  await reach(page, part.getByLabel('Insert an answer'));
  await page.keyboard.press('End');
  await press(page, part.getByRole('button', { name: 'Insert' }));
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/It was registered on \{[^}]+\}$/);
  await reach(page, part.getByRole('checkbox').last());
  await page.keyboard.press('Space');

  const shown = page.getByRole('button', { name: 'Show the form' });
  if (await shown.isVisible()) await press(page, shown);
  await expect(page.getByRole('article', { name: 'Birth Certificate' })).toContainText(
    'It was registered on',
  );
  await press(page, page.getByRole('button', { name: 'Save draft' }));
  await expect(page.getByText(/^The draft of “Birth Certificate” was saved/)).toBeVisible();
});
