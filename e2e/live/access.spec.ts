import { expect, type Page } from '@playwright/test';
import { newPerson, signIn, type Person } from '../support/accounts';
import { catalogues } from '../support/catalogues';
import { expectInLanguage } from '../support/dayInLanguage';
import { test } from '../support/livePortal';
import { requestAccess } from '../support/requestAccess';

/** All data that Firestore has cached in this browser, as text. Runs in the page. */
async function findFetched(): Promise<string> {
  const found: unknown[] = [];
  const settle = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('unreadable'));
    });
  for (const { name = '' } of await indexedDB.databases()) {
    if (!name.startsWith('firestore/')) continue;
    const database = await settle(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      found.push(await settle(database.transaction(store).objectStore(store).getAll()));
    }
    database.close();
  }
  return JSON.stringify(found);
}

test('a request for access waits for an admin, who grants it and later ends it, and each page is in the language of the address @main (#20)', async ({
  page,
  browser,
  livePortal,
}) => {
  const clerk = newPerson('विमल कदम');
  await requestAccess(page, clerk, 'Staff', 'लिपिक');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your request is waiting' }),
  ).toBeVisible();
  await expect(page.getByText('लिपिक')).toBeVisible();

  const { access } = catalogues.mr;
  const expectInMarathi = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectInLanguage(page, 'mr');
  };
  await page.goto('/mr/staff/dashboard');
  await expectInMarathi(access['waiting.title']);

  const office = await (await browser.newContext({ baseURL: livePortal.address })).newPage();
  await signIn(office, 'admin', await livePortal.accounts.add('admin'));
  await office.goto('/admin/users');
  const asking = office.getByRole('listitem').filter({ hasText: clerk.name });
  await expect(asking.getByText('Email not confirmed', { exact: true })).toBeVisible();
  await asking.getByRole('button', { name: /^Grant/ }).click();

  // Access is granted, but the address is not yet confirmed.
  await expectInMarathi(access['confirm.title']);
  const [member] = (
    await livePortal.records.collection('members').where('email', '==', clerk.email).get()
  ).docs;
  await member?.ref.update({ blockedAt: new Date(), blockedBy: 'operator' });
  await expectInMarathi(access['blocked.title']);
  await member?.ref.update({ blockedAt: null });
  await page.goto('/staff/dashboard');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Confirm your email address' }),
  ).toBeVisible();
  await livePortal.accounts.confirmAddress({ ...clerk, uid: member?.id ?? '' });
  await page.getByRole('button', { name: 'I have confirmed' }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(clerk.name) })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Recent Applications' })).toBeVisible();
  expect(await page.evaluate(findFetched)).not.toContain('/applications/');
  // Only a session that is remembered has a cache on the disk (#44f).
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await signIn(page, 'staff', clerk, { remember: true });
  await expect(page.getByRole('table', { name: 'Recent Applications' })).toBeVisible();
  await expect.poll(() => page.evaluate(findFetched)).toContain('/applications/');

  await livePortal.accounts.grant({ ...clerk, uid: member?.id ?? '' }, 'user');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your access has ended' }),
  ).toBeVisible();
  await expect(page.getByText('View All Tasks')).toBeHidden();
  // Cached data of citizens is deleted together with the role (#12.9).
  await expect.poll(() => page.evaluate(findFetched)).not.toContain('/applications/');
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your access has ended' }),
  ).toBeVisible();
  expect(await page.evaluate(findFetched)).not.toContain('/applications/');
});

test('a blocked account can no longer read anything, and sees a message about it @repeat (#12.9)', async ({
  page,
  livePortal,
}) => {
  const citizen = await livePortal.accounts.add('user');
  await signIn(page, 'user', citizen);
  const member = livePortal.records.doc(`members/${citizen.uid}`);
  await member.update({ blockedAt: new Date(), blockedBy: 'operator' });
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your account is blocked' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Contact the council office' })).toBeVisible();
  await page.goto('/user/applications');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your account is blocked' }),
  ).toBeVisible();
  await member.update({ blockedAt: null });
  await expect(page.getByRole('heading', { level: 1, name: 'Application Status' })).toBeVisible();
});

test('an admin cannot decide their own application @repeat (#12.12)', async ({
  page,
  livePortal,
}) => {
  const admin = await livePortal.accounts.add('admin', { name: 'Usha Ghatge' });
  const { uid, name, email } = admin;
  const [sample] = (await livePortal.records.collection('applications').limit(1).get()).docs;
  const own = livePortal.records.doc(`applications/own-${uid}`);
  // The search matches the sound of the name.
  const keys = { outcome: 'pending', applicant: 'usha ghatge', service: 'z', prefixes: ['gatgi'] };
  const data = { ...sample?.data(), applicant: { uid, name, email }, keys, status: 'pending' };
  await own.set(data);
  await signIn(page, 'admin', admin);
  await page.goto('/admin/applications?search=ghatge');
  await expect(
    page.getByText('This is your own application. Somebody else decides it.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve #/ })).toHaveCount(0);
  await own.delete();
});

/** The login of an office's area refuses a citizen's account, and the area leads to the login. */
async function expectNoAccess(page: Page, role: 'staff' | 'admin', citizen: Person): Promise<void> {
  await page.goto(`/${role}/login`);
  await page.getByLabel('Email Address').fill(citizen.email);
  await page.getByLabel('Password', { exact: true }).fill(citizen.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(/This account has no access to the/)).toBeVisible();
  await page.goto(`/${role}/dashboard`);
  await expect(page).toHaveURL(new RegExp(`/${role}/login`));
}

test('a citizen’s account has no access to the admin area, and the login shows that @repeat', async ({
  page,
  livePortal,
}) => {
  await expectNoAccess(page, 'admin', await livePortal.accounts.add('user'));
});

test('a citizen’s account has no access to the staff area, the login shows that, and a forged session record opens no area', async ({
  page,
  livePortal,
}) => {
  const citizen = await livePortal.accounts.add('user');
  await expectNoAccess(page, 'staff', citizen);
  await signIn(page, 'user', citizen);
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('user') ?? '{}') as object;
    localStorage.setItem('user', JSON.stringify({ ...record, role: 'admin' }));
  });
  await page.goto('/admin/applications');
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
});
