import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { openSession, signIn } from '../support/accounts';
import { apply } from '../support/apply';
import { expectNoAxeViolations } from '../support/axe';
import { approve, recommendNew, revokeCertificate, revokeSigningKey } from '../support/decide';
import { openOwnCertificate, readCodeOf } from '../support/issueCertificate';
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
