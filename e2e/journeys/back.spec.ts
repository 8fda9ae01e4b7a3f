import { expect, test } from '@playwright/test';
import { demoPerson, register } from '../support/accounts';
import { apply } from '../support/apply';
import { leaveAndComeBack } from '../support/leaveAndComeBack';
import { keepingPages } from '../support/keepingPages';

test.use({ launchOptions: keepingPages });

test("'Back' to a page of records shows current records, the page still works, and after signing out nothing of it is shown; a page that was left while it opened its database blocks none of it @main (#13.1, #13.7)", async ({
  page,
  context,
  isMobile,
}) => {
  test.setTimeout(90_000);
  const { name } = await register(page);
  await test.step('leaves a page at the moment when it opens its database', async () => {
    await page.evaluate(() => indexedDB.deleteDatabase('village-council'));
    await page.addInitScript(() => {
      const open = indexedDB.open.bind(indexedDB);
      indexedDB.open = (...parameters) => {
        if (location.pathname === '/user/dashboard') location.href = '/user/applications';
        return open(...parameters);
      };
    });
    await page.goto('/user/dashboard', { waitUntil: 'commit' });
    await expect(page).toHaveURL('/user/applications');
    await expect(page.getByText('5 applications', { exact: true })).toBeVisible();
  });

  const other = await context.newPage();
  await test.step("goes 'Back' to records that have changed", async () => {
    await leaveAndComeBack(page, '/about', async () => {
      await other.goto('/user/dashboard');
      await apply(other, 'Birth Certificate', 'Sent while the page was away.');
    });
    await expect(page.getByText('6 applications', { exact: true })).toBeVisible();

    await apply(other, 'Income Certificate', 'Sent after it came back.');
    await expect(page.getByText('7 applications', { exact: true })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  await test.step("goes 'Back' after signing out", async () => {
    await expect(page.getByRole('row')).not.toHaveCount(0);
    const signOutElsewhere = async () => {
      await other.goto('/user/dashboard');
      if (isMobile) await other.getByRole('button', { name: 'Open menu' }).click();
      await other.getByRole('button', { name: 'Logout' }).click();
      await expect(other).toHaveURL('/');
    };
    await leaveAndComeBack(page, '/about', signOutElsewhere, false);
    await expect(page).not.toHaveURL(/applications/);
    await expect(page.getByRole('row')).toHaveCount(0);
    await expect(page.getByText(name)).toHaveCount(0);
  });
});

test('a login page that is left while Firebase opens a database does not block the next sign-in (#13.7)', async ({
  page,
}) => {
  // With its first request Firebase opens and deletes a database, to learn whether that works in this
  // browser. The test makes this as slow as on a slow phone, so that the page is left before it is done.
  await page.addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (...parameters) => {
      const request = open(...parameters);
      if (location.pathname === '/user/login' && parameters[0].startsWith('validate-browser')) {
        request.addEventListener('upgradeneeded', () => {
          const store = request.result.createObjectStore('slow');
          const write = () => (store.put('value', 'key').onsuccess = write);
          write();
          location.href = '/staff/login';
        });
      }
      return request;
    };
  });
  const { email, password } = demoPerson('user');
  await page.goto('/user/login');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/staff/login');

  const clerk = demoPerson('staff');
  await page.getByLabel('Email Address').fill(clerk.email);
  await page.getByLabel('Password', { exact: true }).fill(clerk.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/staff/dashboard');
});
