import { expect, test, type Page } from '@playwright/test';
import { beSignedIn, openSession } from '../support/accounts';
import { openByMenu } from '../support/apply';

/** Checks that the list is as it was after leaving an entry: by the page's link, and by Back. */
async function expectBackTo(page: Page, list: string, link: string) {
  const entry = page.url();
  await page.getByRole('link', { name: link }).click();
  await expect(page).toHaveURL(list);
  await page.goBack();
  await expect(page).toHaveURL(entry);
  await page.goBack();
  await expect(page).toHaveURL(list);
}

test('a review leads back to the dashboard with its search, sorting and page @repeat (#12.4)', async ({
  page,
}) => {
  await beSignedIn(page, 'staff');
  const list = '/staff/dashboard?status=pending&sort=applicant&direction=ascending&page=2';
  await page.goto(list);
  await page
    .getByRole('link', { name: /^Review #PAN/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Review #PAN/ })).toBeVisible();
  await expectBackTo(page, list, 'Back to the dashboard');
  await expect(page.getByText(/^5 to \d of \d+$/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Details of #PAN/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Review #PAN/ })).toBeVisible();
  await expectBackTo(page, list, 'Back to the dashboard');
});

test('a review that was opened by its address leads back to the plain dashboard @repeat (#12.4)', async ({
  page,
}) => {
  await openSession(page, 'staff', '/staff/review/6');
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page).toHaveURL('/staff/dashboard');
});

test('an application and its receipt lead back to the filtered list @repeat (#12.4)', async ({
  page,
}) => {
  await beSignedIn(page, 'user');
  const list = '/user/applications?status=approved';
  await page.goto(list);
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('link', { name: 'Print receipt' }).click();
  await page.getByRole('link', { name: 'Back to the application' }).click();
  // By key: this link is where the last link was, and a second press there within 0.7 s is ignored.
  await page.getByRole('link', { name: 'Back to all applications' }).press('Enter');
  await expect(page).toHaveURL(list);
  await openByMenu(page, 'Search');
  await page.getByLabel('Search services').fill('caste');
  await page.getByRole('link', { name: /Caste Certificate/ }).click();
  await expectBackTo(page, '/user/search?q=caste', 'Back to all services');
  await expect(page.getByLabel('Search services')).toHaveValue('caste');
});

test('adding a person leads back to the filtered list of people @repeat (#12.4)', async ({
  page,
}) => {
  await openSession(page, 'admin', '/admin/users?role=staff');
  await page.getByRole('link', { name: 'Add User' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add User' })).toBeVisible();
  await expectBackTo(page, '/admin/users?role=staff', 'Back to users');
});

for (const [role, mark] of [
  ['user', ''],
  ['staff', '@repeat '],
  ['admin', '@repeat '],
] as const) {
  test(`the login of ${role} redirects a signed-in person to the dashboard ${mark}(#12.4)`, async ({
    page,
  }) => {
    await beSignedIn(page, role);
    // Staff have no registration: a person without access requests it at /staff/request, signed in or not.
    for (const screen of role === 'staff' ? ['login'] : ['login', 'register']) {
      await page.goto(`/${role}/${screen}`);
      await expect(page).toHaveURL(`/${role}/dashboard`);
    }
  });
}
