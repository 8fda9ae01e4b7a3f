import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { openSession, signIn } from '../support/accounts';
import { apply } from '../support/apply';
import { expectNoAxeViolations } from '../support/axe';
import {
  approve,
  recommendNew,
  revokeCertificate,
  revokeSigningKey,
  signingKeyButton,
} from '../support/decide';
import { openOwnCertificate, readCodeOf } from '../support/issueCertificate';
import { pressByKey, tabTo } from '../support/keyboard';
import { windowWithOwnSession } from '../support/ownSession';
import { expectWellMade } from '../support/wellMade';

const valid = 'This certificate is valid';

/** A citizen applies, a clerk recommends and an admin approves, each in their own window. */
async function issue(page: Page, context: BrowserContext) {
  await openSession(page, 'user');
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

/** The sheet grows with its content, down to the code and the signatures. */
async function expectWholeOnPhone(page: Page) {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 780 });
  const hidden = await page
    .getByRole('article')
    .evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
  expect(hidden).toBe(0);
  if (usual) await page.setViewportSize(usual);
}

/** The result of a check is the heading of its page. */
async function expectAnswer(checker: Page, answer: string | RegExp) {
  await expect(checker.getByRole('heading', { level: 1, name: answer })).toBeVisible();
}

/** The service worker caches the page: from the second visit on it needs no network. */
async function reloadWithoutNetwork(checker: Page) {
  await checker.evaluate(() => navigator.serviceWorker.ready);
  await checker.reload();
  await expectAnswer(checker, valid);
  await checker.context().setOffline(true);
  await checker.reload();
}

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a certificate is issued, printed, read by a scanner, checked with and without a network, and revoked @repeat (#17)', async ({
    page,
    context,
  }) => {
    test.setTimeout(240_000);
    const { number, desk } = await issue(page, context);
    // The records of the device store are in this browser, so the bank uses another window of it, without a
    // session.
    const bank = await windowWithOwnSession(context, 'bank');

    const address = await test.step('the printed code has the address of the check', async () => {
      await openOwnCertificate(page, number);
      await expectNoAxeViolations(page);
      await expectWholeOnPhone(page);
      const read = await readCodeOf(page);
      expect(read).toMatch(new RegExp(`^${new URL(page.url()).origin}/verify#[\\w.-]+$`));
      return read;
    });

    await test.step('a bank sees that it is valid, and whose it is', async () => {
      await bank.goto(address);
      await expectAnswer(bank, valid);
      await expect(bank.getByText('Shanta Patil').first()).toBeVisible();
      await expectWellMade(bank);
    });

    await test.step('the bank sees it without a network as well', async () => {
      await reloadWithoutNetwork(bank);
      await expectAnswer(bank, valid);
      await context.setOffline(false);
    });

    await test.step('a certificate that was issued before its key was lost stays valid', async () => {
      await desk.goto('/admin/settings');
      await expect(desk.getByText('This browser', { exact: true })).toBeVisible();
      await expectNoAxeViolations(desk);
      await revokeSigningKey(desk);
      await bank.reload();
      await expectAnswer(bank, valid);
    });

    await test.step('after it is revoked, the bank and the citizen see that, and the reason', async () => {
      const reason = 'The name of the child was misspelt.';
      await revokeCertificate(desk, number, reason);
      await bank.reload();
      await expectAnswer(bank, /^This certificate was revoked on/);
      await expect(bank.getByText(reason)).toBeVisible();
      await expect(page.getByText(/This certificate was revoked on/).first()).toBeVisible();
    });
  });
});

test('an admin replaces a certificate and revokes a key with the keyboard only (#17)', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  const { number, desk } = await issue(page, context);
  await desk.goto(`/admin/applications?search=${encodeURIComponent(number)}`);
  await pressByKey(desk, desk.getByRole('button', { name: `Details of ${number}` }));
  const opener = desk.getByRole('button', { name: 'Replace', exact: true });
  await pressByKey(desk, opener);
  const dialog = desk.getByRole('dialog', { name: /^Replace certificate/ });

  await test.step('Escape closes the dialog', async () => {
    await expect(dialog).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('a corrected name and a reason replace it', async () => {
    await desk.keyboard.press('Enter');
    await tabTo(desk, dialog.getByRole('textbox', { name: /name/i }).first());
    await desk.keyboard.press('End');
    await desk.keyboard.type('a');
    await tabTo(desk, dialog.getByRole('textbox', { name: 'Reason' }));
    await desk.keyboard.type('A letter was missing.');
    await pressByKey(desk, dialog.getByRole('button', { name: 'See the new certificate' }));
    await expect(dialog.getByRole('article')).toBeVisible();
    expect(await dialog.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0);
    await pressByKey(desk, dialog.getByRole('button', { name: 'Replace certificate' }));
    await expect(desk.getByText(/^Certificate [\w-]+ was replaced/)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('a signing key is revoked after Escape has closed the question once', async () => {
    await desk.goto('/admin/settings');
    const revoke = signingKeyButton(desk);
    await pressByKey(desk, revoke);
    const question = desk.getByRole('dialog', { name: 'Revoke this signing key?' });
    await expect(question).toBeVisible();
    await desk.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(revoke).toBeFocused();
    await desk.keyboard.press('Enter');
    await pressByKey(desk, question.getByRole('button', { name: 'Revoke signing key' }));
    await expect(desk.getByText(/^The signing key of .* was revoked\.$/)).toBeVisible();
    await expect(question).toBeHidden();
    await expect(desk.locator('body')).not.toBeFocused();
  });
});

test('an admin describes what a certificate states with the keyboard only (#17)', async ({
  page,
}) => {
  await openSession(page, 'admin', '/admin/services');
  await pressByKey(page, page.getByRole('link', { name: 'Edit Birth Certificate' }));
  const part = page.getByRole('region', { name: 'Certificate', exact: true });
  const text = part.getByLabel('Text of the certificate');
  await tabTo(page, text);
  const printed = page.getByRole('article', { name: 'Birth Certificate' });
  await expect(printed).toBeInViewport();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' It was registered on ');
  await tabTo(page, part.getByLabel('Insert an answer'));
  await page.keyboard.press('End');
  await pressByKey(page, part.getByRole('button', { name: 'Insert' }));
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/It was registered on \{[^}]+\}$/);
  await tabTo(page, part.getByRole('checkbox').last());
  await page.keyboard.press('Space');

  const shown = page.getByRole('button', { name: 'Show the form' });
  if (await shown.isVisible()) await pressByKey(page, shown);
  await expect(printed).toContainText('It was registered on');
  await pressByKey(page, page.getByRole('button', { name: 'Save draft' }));
  await expect(page.getByText(/^The draft of “Birth Certificate” was saved/)).toBeVisible();
});
