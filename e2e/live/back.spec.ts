import { expect } from '@playwright/test';
import { signIn } from '../support/accounts';
import { apply, openApplications } from '../support/apply';
import { test } from '../support/livePortal';
import { keepingPages } from '../support/keepingPages';

test.use({ launchOptions: keepingPages });

test("'Back' to a page of records shows current records, and the page still works, on the live store @repeat (#13.1)", async ({
  page,
  context,
  livePortal,
}) => {
  const citizen = await livePortal.accounts.add('user');
  await signIn(page, 'user', citizen);
  await apply(page, 'Birth Certificate', 'Sent before.');
  await openApplications(page);
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();

  const other = await context.newPage();
  // The other tab asks this one for the account of their session. That removes the page from the back/forward
  // cache, so it is loaded again.
  await page.goto('/about');
  await other.goto('/user/dashboard');
  await apply(other, 'Income Certificate', 'Sent while the page was away.');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByText('2 applications', { exact: true })).toBeVisible();

  await apply(other, 'Caste Certificate', 'Sent after it came back.');
  await expect(page.getByText('3 applications', { exact: true })).toBeVisible();
  await apply(page, 'Residence Proof', 'Sent from the page itself.');
  await expect(page.getByRole('alert')).toBeHidden();
});
