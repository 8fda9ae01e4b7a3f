import { expect, type Page, type Route } from '@playwright/test';
import { signIn } from '../support/accounts';
import { apply, fillInApplication, openApplications, submitApplication } from '../support/apply';
import { signInElsewhere } from '../support/livePeople';
import { test } from '../support/livePortal';
import { storedApplications } from '../support/stored';

/**
 * Lets the commit with these words reach the server, which then freezes for this page: neither that commit nor any later
 * request is answered.
 * @returns a function that thaws it; the answer to the commit is lost
 */
async function freezeAfterCommit(page: Page, words: RegExp): Promise<() => void> {
  let isFrozen = false;
  let thaw: () => void = () => undefined;
  const thawed = new Promise<void>((resolve) => (thaw = resolve));
  await page.route(/\/documents:(commit|batchGet|rollback)/, async (route) => {
    if (isFrozen) {
      await thawed;
      return route.continue();
    }
    const isIt =
      route.request().url().includes(':commit') && words.test(route.request().postData() ?? '');
    if (!isIt) return route.continue();
    isFrozen = true;
    await route.fetch();
    await thawed;
    return route.abort();
  });
  return thaw;
}

const notKnown = (page: Page) =>
  page.getByText(/It is not known yet whether this was saved/).first();

test('a server that freezes after a submission, a payment and a decision: each is not known yet, is not offered again, and is then said to be saved @main (#44e)', async ({
  page,
  browser,
  livePortal,
}) => {
  test.setTimeout(240_000);
  const citizen = await livePortal.accounts.add('user');
  await signIn(page, 'user', citizen);
  await fillInApplication(page, 'Residence Proof', '');
  const thawSubmission = await freezeAfterCommit(page, /submittedAt/);
  await submitApplication(page);
  await expect(
    page.getByRole('heading', { name: 'Your application is saved on this device' }),
  ).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Submit Application' })).toHaveCount(0);
  thawSubmission();
  await openApplications(page);
  await expect(page.getByText('1 application', { exact: true })).toBeVisible({ timeout: 60_000 });
  const stored = await storedApplications(livePortal.records, citizen.uid);
  expect(stored).toHaveLength(1);
  const number = stored[0]?.number ?? '';

  const counter = await signInElsewhere(browser, livePortal, 'staff');
  await counter.goto(`/staff/dashboard?search=${encodeURIComponent(number)}`);
  await counter.getByRole('link', { name: `Review ${number}` }).click();
  const fee = counter.getByRole('region', { name: 'Fee' });
  await fee.getByRole('radio', { name: 'In cash' }).check();
  const thawPayment = await freezeAfterCommit(counter, /\/payments\//);
  await fee.getByRole('button', { name: 'Note ₹20 as paid' }).press('Enter');
  await expect(notKnown(counter)).toBeVisible({ timeout: 60_000 });
  await expect(counter.getByText(/You are offline|Nothing was changed/)).toHaveCount(0);
  await expect(fee.getByRole('button', { name: 'Note ₹20 as paid' })).toHaveCount(0);
  thawPayment();
  await expect(counter.getByText(/^₹20 noted\. The receipt is R-/)).toBeVisible({
    timeout: 60_000,
  });

  const desk = await signInElsewhere(browser, livePortal, 'admin');
  await desk.goto(`/admin/applications?search=${encodeURIComponent(number)}`);
  await desk.getByRole('button', { name: `Reject ${number}` }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('The address is not in the village.');
  const thawDecision = await freezeAfterCommit(desk, /rejected/);
  await dialog.getByRole('button', { name: 'Reject application' }).press('Enter');
  await expect(notKnown(desk)).toBeVisible({ timeout: 60_000 });
  await expect(desk.getByText(/You are offline|Nothing was changed/)).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Reject application' })).toHaveCount(0);
  thawDecision();
  await expect(desk.getByText(`${number} was rejected.`)).toBeVisible({ timeout: 60_000 });
});

for (const [how, handle] of [
  ['refuses the listening channel', (route: Route) => route.fulfill({ status: 403, body: '' })],
  ['never answers on the listening channel', () => undefined],
] as const) {
  test(`a proxy that ${how}: the page says that the records cannot be reached, and shows them when they can be (#44.2)`, async ({
    page,
    livePortal,
  }) => {
    await signIn(page, 'user', await livePortal.accounts.add('user'));
    await apply(page, 'Pension Letter', 'For the bank.');
    await page.route(/\/Listen\/channel/, handle);
    await page.goto('/user/applications');
    await expect(page.getByText(/^The council’s records cannot be reached\./)).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByText('Your applications could not be loaded')).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByText(/You are offline|No applications yet/)).toHaveCount(0);
    await page.unroute(/\/Listen\/channel/);
    // Firestore's client tries again after a pause that grows to a minute.
    await expect(page.getByText('1 application', { exact: true })).toBeVisible({
      timeout: 100_000,
    });
  });
}

test('a proxy that holds back the answers of the listening channel until each has ended: the records come by long polling (#44.2)', async ({
  page,
  livePortal,
}) => {
  await signIn(page, 'user', await livePortal.accounts.add('user'));
  await apply(page, 'Pension Letter', 'For the bank.');
  await page.route(/\/Listen\/channel/, async (route) => {
    // An answer that stays open is passed on only once it has ended.
    const response = await route.fetch({ timeout: 0 }).catch(() => undefined);
    await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined);
  });
  await page.goto('/user/applications');
  await expect(page.getByText('1 application', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/cannot be reached|You are offline/)).toHaveCount(0);
});
