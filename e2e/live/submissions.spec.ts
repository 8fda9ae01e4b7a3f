import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/accounts';
import {
  apply,
  fillInApplication,
  openApplications,
  plainService,
  submitApplication,
} from '../support/apply';
import { pdf } from '../support/documents';
import { closeBrowser } from '../support/leftInBrowser';
import { test } from '../support/livePortal';
import {
  countChunks,
  sha256,
  storedApplications,
  storedContent,
  storedDetails,
} from '../support/stored';

/** Large enough to be interrupted: 32 chunks. */
const large = pdf('land-record.pdf', 4 * 1024 * 1024 - 1024);

const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting to be sent' });
const savedHere = (page: Page) =>
  page.getByRole('heading', { name: 'Your application is saved on this device' });

/** Submits applications with these details without a network, the first with a document, until the list shows all of them. */
async function submitOffline(page: Page, expected: readonly string[]): Promise<void> {
  for (const [index, details] of expected.entries()) {
    await fillInApplication(page, plainService, details, index === 0 ? [pdf()] : []);
    await submitApplication(page);
    await expect(savedHere(page)).toBeVisible();
    await openApplications(page);
  }
  await expect(waiting(page).getByRole('listitem').filter({ hasText: plainService })).toHaveCount(
    expected.length,
  );
}

test('an outage during a submission neither loses nor duplicates it @main', async ({
  page,
  livePortal,
}) => {
  const citizen = await livePortal.accounts.add('user');
  await signIn(page, 'user', citizen);
  await fillInApplication(page, plainService, 'For a gas connection.', [large]);
  await submitApplication(page);
  await expect.poll(() => countChunks(livePortal.records, citizen.uid)).toBeGreaterThan(2);
  await livePortal.firestore.kill();
  await livePortal.firestore.restart();

  await expect
    .poll(async () => (await storedApplications(livePortal.records, citizen.uid)).length, {
      timeout: 40_000,
    })
    .toBe(1);
  const [stored] = await storedApplications(livePortal.records, citizen.uid);
  expect(stored?.documents).toMatchObject([{ size: large.buffer.length }]);
  expect(await countChunks(livePortal.records, citizen.uid)).toBe(stored?.documents[0]?.chunks);
  expect(await storedContent(livePortal.records, stored?.id ?? '', '1')).toBe(sha256(large.buffer));
  await openApplications(page);
  // Firestore's client may pause for fifteen seconds before it opens the channel again.
  await expect(page.getByText('1 application', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(waiting(page)).toBeHidden();
  await page.reload();
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
});

test('an upload that was interrupted by closing the browser continues when it is opened again, with ‘Remember me’', async ({
  page,
  context,
  livePortal,
}) => {
  const citizen = await livePortal.accounts.add('user');
  await signIn(page, 'user', citizen, { remember: true });
  await fillInApplication(page, plainService, 'For a scholarship.', [large]);
  await submitApplication(page);
  await expect.poll(() => countChunks(livePortal.records, citizen.uid)).toBeGreaterThan(2);
  await closeBrowser(page);
  expect(await storedApplications(livePortal.records, citizen.uid)).toEqual([]);

  const again = await context.newPage();
  await again.goto('/user/applications');
  await expect(again.getByRole('row', { name: /Pension Letter/ })).toContainText('Pending', {
    timeout: 30_000,
  });
  const stored = await storedApplications(livePortal.records, citizen.uid);
  expect(stored.map(({ details }) => details)).toEqual(['For a scholarship.']);
  expect(await storedContent(livePortal.records, stored[0]?.id ?? '', '1')).toBe(
    sha256(large.buffer),
  );
});

/** More than the limit of ten undecided applications for each account. */
const many = 20;

test(`of ${many} submissions made offline ten are each sent once when the network is back, and the others wait @repeat (#12.13)`, async ({
  page,
  context,
  livePortal,
}) => {
  test.setTimeout(240_000);
  const citizen = await livePortal.accounts.add('user');
  await signIn(page, 'user', citizen);
  // The area loads everything for its screens before the network is gone.
  await fillInApplication(page, plainService, 'Begun.', [pdf()]);
  await openApplications(page);
  await context.setOffline(true);
  const expected = Array.from({ length: many }, (_, index) => `Submission ${index + 1}`);
  await submitOffline(page, expected);
  expect(await storedApplications(livePortal.records, citizen.uid)).toEqual([]);

  await context.setOffline(false);
  // An account may have ten undecided applications: the others stay on the device, and show the reason.
  await expect(page.getByText('10 applications', { exact: true })).toBeVisible({ timeout: 60_000 });
  const left = waiting(page)
    .getByRole('listitem')
    .filter({ hasText: /10 applications/ });
  await expect(left).toHaveCount(many - 10, { timeout: 60_000 });
  const stored = await storedApplications(livePortal.records, citizen.uid);
  expect(stored).toHaveLength(10);
  expect(new Set(stored.map(({ details }) => details)).size).toBe(10);
  expect(expected).toEqual(expect.arrayContaining(stored.map(({ details }) => details)));
  expect(new Set(stored.map(({ number }) => number)).size).toBe(10);
});

test('a submission that waits for the server can be discarded', async ({ page, livePortal }) => {
  const citizen = await livePortal.accounts.add('user');
  await signIn(page, 'user', citizen);
  await fillInApplication(page, plainService, 'For school admission.');
  await livePortal.firestore.kill();
  await submitApplication(page);
  await expect(savedHere(page)).toBeVisible({ timeout: 30_000 });
  await openApplications(page);
  await waiting(page).getByRole('button', { name: 'Discard Pension Letter' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('has not reached the council');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(waiting(page)).toBeHidden();
  await livePortal.firestore.restart();
  expect(await storedApplications(livePortal.records, citizen.uid)).toEqual([]);
});

test('records stay in sight without a network, and what is submitted then is sent once when it is back (#12.13)', async ({
  page,
  context,
  livePortal,
}) => {
  const citizen = await livePortal.accounts.add('user');
  await signIn(page, 'user', citizen);
  // The area loads everything for its screens before the network is gone.
  await apply(page, plainService, 'Begun.', [pdf()]);
  await openApplications(page);
  const row = page.getByRole('row', { name: /Pension Letter/ });
  await expect(row).toBeVisible();
  await context.setOffline(true);
  const note = page.getByText(/You are offline\. Showing what was stored on this device at/);
  await expect(note).toBeVisible();
  await expect(row).toBeVisible();

  const expected = ['Submission 1', 'Submission 2'];
  await submitOffline(page, expected);
  expect(await storedDetails(livePortal.records, citizen.uid)).toEqual(['Begun.']);

  await context.setOffline(false);
  await expect(note).toBeHidden();
  await expect(page.getByText('3 applications', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(waiting(page)).toBeHidden();
  const stored = await storedApplications(livePortal.records, citizen.uid);
  expect(stored.map(({ details }) => details).sort()).toEqual(['Begun.', ...expected]);
  expect(new Set(stored.map(({ number }) => number)).size).toBe(3);
});

test('signing in over an open session first asks about unsent submissions @repeat', async ({
  page,
  context,
  livePortal,
}) => {
  const citizen = await livePortal.accounts.add('user');
  const clerk = await livePortal.accounts.add('staff');
  await signIn(page, 'user', citizen);
  // The form loads its data before the network is gone.
  await fillInApplication(page, plainService, 'Begun.');
  await openApplications(page);
  await livePortal.firestore.kill();
  await fillInApplication(page, plainService, 'Not the clerk’s to lose.');
  await submitApplication(page);
  await expect(savedHere(page)).toBeVisible({ timeout: 30_000 });

  await page.goto('/staff/login');
  await page.getByLabel('Email Address').fill(clerk.email);
  await page.getByLabel('Password', { exact: true }).fill(clerk.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByText(/you are still signed in as before/)).toBeVisible();
  await livePortal.firestore.restart();

  const own = await context.newPage();
  await own.goto('/user/applications');
  await expect(own.getByRole('row', { name: /Pension Letter/ })).toContainText('Pending', {
    timeout: 40_000,
  });
});

test('signing out leaves no data on a shared device', async ({ page, context, livePortal }) => {
  const citizen = await livePortal.accounts.add('user');
  await signIn(page, 'user', citizen);
  await fillInApplication(page, plainService, 'Nobody else may read this.');
  await openApplications(page);
  await context.setOffline(true);
  await fillInApplication(page, plainService, 'Nor this, which waits.');
  await submitApplication(page);
  await expect(savedHere(page)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('not been sent yet');
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Sign out and discard' }).click();
  await context.setOffline(false);

  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await indexedDB.databases())
          .map(({ name }) => name ?? '')
          .filter((name) => /village-council-live|^firestore\//.test(name)),
      ),
    )
    .toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).sort())).not.toContain('user');
  expect(await storedApplications(livePortal.records, citizen.uid)).toEqual([]);
});
