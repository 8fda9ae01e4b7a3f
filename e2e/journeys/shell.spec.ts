import { expect, test } from '@playwright/test';
import { openSession } from '../support/accounts';
import { expectNoAxeViolations } from '../support/axe';

const councilPages = [
  ['About', '/about', 'About this portal'],
  ['Help', '/help', 'Help'],
  ['Contact', '/contact', 'Contact'],
  ['Check a certificate', '/verify', 'Check a certificate'],
  ['Track an application', '/track', 'Track an application'],
  ['Terms of service', '/terms', 'Terms of service'],
  ['Privacy notice', '/privacy', 'Privacy notice'],
  ['Accessibility statement', '/accessibility', 'Accessibility statement'],
] as const;

test('the footer leads to each page of the council, which gets the focus and sets the title; the header leads home', async ({
  page,
}) => {
  await page.goto('/');

  for (const [link, path, title] of councilPages) {
    await test.step(link, async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();

      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeFocused();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(`${title} – Village Council Portal`);
    });
  }
  await page.getByRole('banner').getByRole('link', { name: 'Village Council Portal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeFocused();
});

test('the theme follows the system until one is chosen, and the choice is saved', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await ground();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();

  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect.poll(ground).not.toBe(dark);
  await page.reload();

  await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
  expect(await ground()).not.toBe(dark);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});

test('lines and quiet text are stronger for a visitor who prefers more contrast (#19.7)', async ({
  page,
}) => {
  await page.goto('/about');
  const lead = page.getByText('One place for the services of the village council.');
  const look = () => lead.evaluate((text) => getComputedStyle(text).color);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    const usual = await look();
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await expect.poll(look).not.toBe(usual);
  }
});

test('the skip link is the first Tab stop, and leads past the header @main', async ({ page }) => {
  await page.goto('/');

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
});

test('in an area the skip link leads past the navigation too (#19.7)', async ({ page }) => {
  await openSession(page, 'user', '/user/search');
  const heading = page.getByRole('heading', { level: 1, name: 'Discover Services' });
  await expect(heading).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  const work = page.getByRole('main');
  await expect(work).toBeFocused();
  await expect(work.getByRole('navigation', { name: 'User Services' })).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(work.getByPlaceholder('Search services...')).toBeFocused();
});

test('the header leads to the three logins, through the menu on a phone @main', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Portal', exact: true });
  if (isMobile) {
    await expect(navigation).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  for (const name of ['Home', 'User Login', 'Staff Login', 'Admin Login']) {
    await expect(navigation.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expectNoAxeViolations(page);

  await navigation.getByRole('link', { name: 'Staff Login' }).click();

  await expect(page).toHaveURL('/staff/login');
  if (isMobile) await expect(navigation).toBeHidden();
});

// ForgotPasswordPage.test.tsx tests the two answers, and the narrowest phone below shows one.
test('the form for a forgotten password answers the same for a known and an unknown address @repeat', async ({
  page,
}) => {
  const answers: (string | null)[] = [];
  for (const address of ['citizen@example.com', 'nobody-knows@example.com']) {
    await page.goto('/user/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByLabel('Email Address').fill(address);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    const answer = page.getByRole('status').filter({ hasText: 'If there is an account' });
    await expect(answer).toBeVisible();
    answers.push((await answer.textContent())?.replace(address, '…') ?? null);
  }
  expect(answers[0]).toBe(answers[1]);
  await expectNoAxeViolations(page);
});

test('nothing is wider than the narrowest phone, nor is the answer about a forgotten password', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const expectToFit = async (path: string) => {
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overhang, path).toBe(0);
  };
  const paths = [
    ...['/', '/help', '/services', '/services/caste-certificate'],
    ...['/user/login', '/staff/request', '/forgot-password'],
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectToFit(path);
  }
  await page.getByLabel('Email Address').fill('nobody-knows@example.com');
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'If there is an account for nobody-knows' }),
  ).toBeVisible();
  await expectToFit('the answer');
  await expectNoAxeViolations(page);
});

test('/status shows what the monitoring and a developer need @repeat', async ({ page }) => {
  await page.goto('/status');

  const row = page.getByRole('row', { name: /Staff Panel/ });
  await expect(row).toContainText('1.0.0+');
  await expect(row).toContainText('Not entered');
  await expectNoAxeViolations(page);
});
