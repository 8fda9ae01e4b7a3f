import { expect, type Page } from '@playwright/test';
import { applyConditions, slow3g } from '../../bench/measuring/conditions';
import { newPerson, register } from '../support/accounts';
import { apply, openApplications, openByMenu } from '../support/apply';
import { pdf } from '../support/documents';
import { test } from '../support/ownPortal';

// What is shown during a wait, and that the wait ends. `npm run bench` measures how long it takes, also with
// the processor of a cheap phone.
test.slow();
test.use({ actionTimeout: 40_000 });
const wait = { timeout: 40_000 };

test.beforeEach(async ({ page, context, ownPortal }) => {
  expect(ownPortal.address).toBeTruthy();
  await applyConditions(await context.newCDPSession(page), { ...slow3g, cpu: 1 });
});

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const isScriptHere = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/main\.\w+\.js$/.test(name)),
  );

test('a card of the landing page works before the script has loaded @repeat', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Access Portal: User Services' }).click();
  await expect(page).toHaveURL(/\/user\/login/, wait);
});

test('text that is typed and sent before the script has loaded is not lost', async ({ page }) => {
  await page.goto('/forgot-password', { waitUntil: 'commit' });
  const email = page.getByLabel('Email Address');
  await email.fill('nobody');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  expect(await isScriptHere(page)).toBe(false);
  await expect(page.getByText(/Enter an email address like/)).toBeVisible(wait);
  await expect(email).toHaveValue('nobody');
  expect(page.url()).not.toContain('?');
});

for (const [area, name] of [
  ['user', 'Citizen Login'],
  ['staff', 'Staff Login @repeat'],
  ['admin', 'Admin Login @repeat'],
] as const) {
  test(`${name}: its frame is shown at once, and text that is typed into it stays`, async ({
    page,
  }) => {
    await page.goto(`/${area}/login`, { waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await isScriptHere(page)).toBe(false);

    const email = page.getByLabel('Email Address');
    await expect(email).toBeEditable(wait);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await email.pressSequentially('zubeda@example.com');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    // Firebase loads with the first key press, and must not clear text that was typed before.
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toBeVisible(wait);
    await expect(email).toHaveValue('zubeda@example.com');
  });
}

test('a visitor reads the landing page and presses its button before its script has loaded, registers, leaves a page that is loading by the menu, applies with a document and follows it @main', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(heading(page, /^Welcome/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'User Services' })).toBeVisible();

  await page.getByRole('button', { name: /dark theme/i }).click();
  expect(await isScriptHere(page)).toBe(false);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', wait);

  await register(page, newPerson());
  await expect(heading(page, 'Dashboard Overview')).toBeVisible(wait);
  await openByMenu(page, 'Search');
  await expect(page).toHaveURL(/\/user\/search$/, wait);
  await openByMenu(page, 'Profile');
  await expect(page).toHaveURL(/\/user\/profile$/, wait);
  await expect(heading(page, 'Profile')).toBeVisible(wait);
  await expect(page.getByRole('alert')).toHaveCount(0);

  const number = await apply(page, 'Income Certificate', 'For a scholarship.', [
    pdf('ration-card.pdf', 200 * 1024),
  ]);
  await openApplications(page);
  await expect(page.getByRole('row', { name: /Income Certificate/ }).first()).toContainText(number);
});
