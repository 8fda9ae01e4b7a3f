import { expect, type BrowserContext, type Page } from '@playwright/test';
import { signIn } from '../support/accounts';
import { fillInApplication, openApplications, openByMenu, plainService } from '../support/apply';
import { pdf } from '../support/documents';
import { closeBrowser, leftInBrowser, textInDatabases } from '../support/leftInBrowser';
import { test, type Member } from '../support/livePortal';
import { countChunks, storedApplications, storedDetails } from '../support/stored';

const widths = {
  phone: { width: 360, height: 740 },
  'desktop @repeat': { width: 1280, height: 800 },
};

/** A session without 'Remember me' leaves as much as it can: a draft with a document. */
async function leaveDraft(page: Page, citizen: Member) {
  await signIn(page, 'user', citizen);
  await fillInApplication(page, plainService, 'Nobody else may read this.', [pdf()]);
  await openByMenu(page, 'Profile');
  await openByMenu(page, 'Apply');
  await expect(page.getByLabel('Application Details')).toHaveValue('Nobody else may read this.');
}

/** In the reopened browser, forges the session record of the previous person. */
async function forge(context: BrowserContext, { uid, name, email }: Member): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/config.json');
  await page.evaluate(
    (record) => localStorage.setItem('user', record),
    JSON.stringify({ uid, name, email, role: 'user', remember: true }),
  );
  return page;
}

for (const [device, viewport] of Object.entries(widths)) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport });

    for (const [address, mark] of [
      ['/', '@repeat '],
      ['/about', '@repeat '],
      ['/user/dashboard', ''],
    ] as const) {
      test(`a closed browser leaves nothing at ${address}, and a forged record opens nothing ${mark}(#12.8)`, async ({
        page,
        context,
        livePortal,
      }) => {
        const citizen = await livePortal.accounts.add('user');
        await leaveDraft(page, citizen);
        const before = await leftInBrowser(page);
        expect(before).toContain('database village-council-live');
        expect(before).not.toContain('database firebaseLocalStorageDb');
        // The records that were read are in memory only (#44f).
        expect(before.filter((name) => name.startsWith('database firestore'))).toEqual([]);
        expect(await textInDatabases(page)).toContain('Nobody else may read this.');
        await closeBrowser(page);

        const later = await forge(context, citizen);
        await later.goto(address);
        await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
        // A public page can be read while the data is deleted; an area is shown only after that. An area
        // looks for a session, which creates new, empty databases.
        await expect.poll(() => textInDatabases(later)).not.toContain(citizen.email);
        expect(await textInDatabases(later)).not.toContain('Nobody else may read this.');
        const marks = address.startsWith('/user')
          ? /firebase:|portal-(records|reached)/
          : /firebase:|portal-(records|reached)|^database (village|firestore)/;
        await expect
          .poll(async () => (await leftInBrowser(later)).filter((name) => marks.test(name)))
          .toEqual([]);

        await later.goto('/user/dashboard');
        await expect(later).toHaveURL('/user/login');
        await expect(later.getByText(/Please (sign in again|login as User first)/)).toBeVisible();
        expect(await later.evaluate(() => localStorage.getItem('user'))).toBeNull();

        await signIn(later, 'user', citizen);
        await openByMenu(later, 'Apply');
        await expect(later.getByLabel('Application Details')).toHaveValue('');
      });
    }

    test('a second tab is signed in through the first, and signed out with it @main (#12.8)', async ({
      page,
      context,
      livePortal,
    }) => {
      const citizen = await livePortal.accounts.add('user');
      await signIn(page, 'user', citizen);
      const second = await context.newPage();
      await second.goto('/user/profile');
      await expect(second.getByText(citizen.email).first()).toBeVisible();
      await page.goto('/');
      if (device === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(second).toHaveURL('/');
      for (const tab of [page, second]) {
        await expect
          .poll(async () => (await leftInBrowser(tab)).filter((name) => name.includes('firebase:')))
          .toEqual([]);
      }
    });

    test('unsent applications survive closing the browser, no page sends them, and only their applicant sees them (#12.8)', async ({
      page,
      context,
      livePortal,
    }) => {
      const citizen = await livePortal.accounts.add('user');
      await signIn(page, 'user', citizen);
      await fillInApplication(page, plainService, 'Begun.');
      await openApplications(page);
      await context.setOffline(true);
      await fillInApplication(page, plainService, 'Sent later.');
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(
        page.getByRole('heading', { name: 'Your application is saved on this device' }),
      ).toBeVisible();
      await closeBrowser(page);
      await context.setOffline(false);

      const visitor = await context.newPage();
      await visitor.goto('/contact');
      // The data of the session is deleted before the page responds; unsent submissions are not.
      const left = () =>
        visitor.evaluate(() =>
          ['user', 'portal-leaves-nothing'].map((key) => localStorage.getItem(key)),
        );
      await expect.poll(left).toEqual([null, null]);
      expect(await storedApplications(livePortal.records, citizen.uid)).toEqual([]);
      await visitor.close();

      const later = await forge(context, citizen);
      await later.goto('/user/dashboard');
      await expect(later).toHaveURL('/user/login');
      expect(await storedApplications(livePortal.records, citizen.uid)).toEqual([]);
      await signIn(later, 'user', citizen);
      await expect
        .poll(() => storedDetails(livePortal.records, citizen.uid))
        .toEqual(['Sent later.']);
    });
  });
}

test('a sign-out in the middle of an upload leaves nothing on the server (#12.9)', async ({
  page,
  livePortal,
}) => {
  const citizen = await livePortal.accounts.add('user');
  await signIn(page, 'user', citizen);
  const large = pdf('land-record.pdf', 4 * 1024 * 1024 - 1024);
  await fillInApplication(page, plainService, 'Not to be sent.', [large]);
  // Slow enough to sign out during the upload.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: 1_000_000,
    uploadThroughput: 400_000,
  });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect.poll(() => countChunks(livePortal.records, citizen.uid)).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out and discard' }).click();
  await expect(page).toHaveURL('/');
  expect(await countChunks(livePortal.records, citizen.uid)).toBe(0);
  expect(await storedApplications(livePortal.records, citizen.uid)).toEqual([]);
});
