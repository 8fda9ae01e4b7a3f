import { expect, test, type Page } from '@playwright/test';
import { demoPerson, openSession, register, signIn, type Person } from '../support/accounts';
import { openByMenu } from '../support/apply';
import { expectNoAxeViolations } from '../support/axe';
import { closeBrowser, leftInBrowser } from '../support/leftInBrowser';

const roles = [
  ['user', 'User', 'User Services', 'User Dashboard'],
  ['staff', 'Staff', 'Staff Panel', 'Staff Dashboard'],
  ['admin', 'Admin', 'Admin Portal', 'Admin Dashboard'],
] as const;

/** The three logins are one form: the journeys of the first role cover the others, which repeat them. */
const markOf = (role: string) => (role === roles[0][0] ? '' : ' @repeat');

for (const [role, name, card, dashboard] of roles) {
  test.describe(`the ${role} session`, () => {
    test(`opens from the card, survives a reload, and ends with Logout @main${markOf(role)}`, async ({
      page,
      isMobile,
    }) => {
      await page.goto('/');
      await page.getByRole('button', { name: `Access Portal: ${card}` }).click();
      await expect(page.getByRole('alert')).toContainText(`Please login as ${name} first`);
      await page.waitForURL(`**/${role}/login`);
      await expect(page.getByText(`Please login as ${name} first`)).toBeVisible();

      const person = demoPerson(role);
      await page.getByLabel('Email Address').fill(person.email);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page).toHaveURL(`/${role}/dashboard`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const stored = await page.evaluate(() => localStorage.getItem('user'));
      expect(JSON.parse(stored ?? '')).toMatchObject({
        role,
        email: person.email,
        name: person.name,
      });
      expect(stored).not.toContain(person.password);

      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(`/${role}/dashboard`);
      await page.goto('/');
      await expect(page.getByRole('button', { name: dashboard })).toBeVisible();

      if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page.getByRole('button', { name: `Access Portal: ${card}` })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    });

    test(`starts with the login when a page of the area is opened, refuses a wrong password with a clear message, keeps the typed text, and then shows that page @main${markOf(role)}`, async ({
      page,
    }) => {
      const asked = {
        user: '/user/apply?service=Income%20Certificate',
        staff: '/staff/tasks',
        admin: '/admin/services',
      }[role];
      await page.goto(asked);
      await expect(page).toHaveURL(`/${role}/login`);
      await expect(page.getByText(`Please login as ${name} first`)).toBeVisible();
      await expectNoAxeViolations(page);

      const person = demoPerson(role);
      const email = page.getByLabel('Email Address');
      const password = page.getByLabel('Password', { exact: true });
      await email.fill(person.email);
      await password.fill('not-the-password');
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('alert')).toContainText(
        'The email address or the password is not right.',
      );
      await expect(email).toHaveValue(person.email);
      await expect(password).toHaveValue('not-the-password');
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();

      await password.fill(person.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(asked);
      if (role !== 'user') return;
      await expect(page.getByLabel('Service Required')).toHaveValue('Income Certificate');
    });
  });
}

// Repeats the tests of the login form, the identity provider and the session record.
test('a login with an empty field shows an error @desktop @repeat', async ({ page }) => {
  await page.goto('/user/login');
  await page.getByRole('button', { name: 'Sign In' }).click();

  await expect(page.getByRole('alert')).toContainText('Please fill in all fields');
});

test('an identity provider that cannot be reached gets a clear message @desktop @repeat', async ({
  page,
}) => {
  await page.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort());
  await page.goto('/user/login');
  await page.getByLabel('Email Address').fill('citizen@example.com');
  await page.getByLabel('Password', { exact: true }).fill('citizen-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();

  await expect(page.getByRole('alert')).toContainText(/could not be reached|connection/i);
  await expect(page.getByLabel('Email Address')).toHaveValue('citizen@example.com');
});

// On the live store, which a council uses, live/ended-sessions.spec.ts checks the same.
test('signing out in one tab signs out the others @repeat', async ({ page, context, isMobile }) => {
  await signIn(page, 'staff');
  const other = await context.newPage();
  await other.goto('/staff/tasks');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();

  await expect(other).toHaveURL('/');
  await expect(other.getByRole('button', { name: 'Access Portal: Staff Panel' })).toBeVisible();
});

test('a stored session that cannot be read is logged, and signs the person out @desktop @repeat', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.addInitScript(() => localStorage.setItem('user', '{"role":'));
  await page.goto('/user/dashboard');

  await expect(page).toHaveURL('/user/login');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect(logged.length).toBeGreaterThan(0);
});

// The same on the live store: live/ended-sessions.spec.ts and live/submissions.spec.ts.
for (const [role] of roles) {
  test(`the ${role} session ends with the browser without 'Remember me', which is off by default @repeat (#12.8)`, async ({
    page,
    context,
  }) => {
    await page.goto(`/${role}/login`);
    await expect(page.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked();
    await signIn(page, role);
    const address = page.url();
    expect(await leftInBrowser(page)).not.toContain('database firebaseLocalStorageDb');
    await closeBrowser(page);

    const later = await context.newPage();
    await later.goto(address);
    await expect(later).toHaveURL(`/${role}/login`);
  });

  test(`the ${role} session survives closing the browser with 'Remember me' @repeat (#12.8)`, async ({
    page,
    context,
  }) => {
    await signIn(page, role, demoPerson(role), { remember: true });
    const address = page.url();
    await closeBrowser(page);

    const later = await context.newPage();
    await later.goto(address);
    await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(later).toHaveURL(address);
  });
}

for (const [role, address, field] of [
  ['user', '/user/meeting', 'What is it about?'],
  ['staff', '/staff/applications', 'Full Name'],
  ['admin', '/admin/settings', /^Name of the council$/],
] as const) {
  test(`Logout asks before it drops unsaved texts of ${address}${markOf(role)} (#18)`, async ({
    page,
    isMobile,
  }) => {
    const logOut = async () => {
      if (isMobile) await page.getByRole('button', { name: 'Open menu' }).press('Enter');
      await page.getByRole('button', { name: 'Logout' }).press('Enter');
    };
    await openSession(page, role, address);
    await page.getByLabel(field).fill('Words that nobody has saved');
    await logOut();
    const question = page.getByRole('dialog', { name: 'Sign out without saving?' });
    await expect(question).toContainText('your unsaved words will be lost');
    await question.getByRole('button', { name: 'Stay signed in' }).press('Enter');
    await expect(question).toBeHidden();
    await expect(page.getByLabel(field)).toHaveValue('Words that nobody has saved');

    await logOut();
    await question.getByRole('button', { name: 'Sign out without saving' }).press('Enter');
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  });
}

// The same on the live store: live/ended-sessions.spec.ts.
for (const address of ['/', '/about', '/user/apply']) {
  test(`the draft of a session without 'Remember me' is gone at ${address} @repeat (#12.8)`, async ({
    page,
    context,
  }) => {
    const person = await register(page);
    await signOutAndIn(page, person);
    await openByMenu(page, 'Apply');
    await page.getByLabel('Application Details').fill('Nobody else may read this.');
    await openByMenu(page, 'Profile');
    const record = await page.evaluate(() => localStorage.getItem('user') ?? '');
    await closeBrowser(page);

    // A forged record: the device store restores the session, but none of its data.
    const later = await context.newPage();
    await later.goto('/config.json');
    await later.evaluate(
      (forged) => localStorage.setItem('user', forged),
      record.replace('"remember":false', '"remember":true'),
    );
    await later.goto(address);
    await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
    await later.goto('/user/apply');
    await expect(later.getByLabel('Application Details')).toHaveValue('');
  });
}

async function signOutAndIn(page: Page, person: Person) {
  await page.evaluate(() => localStorage.removeItem('user'));
  await signIn(page, 'user', person);
}
