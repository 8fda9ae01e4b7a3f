import { expect, test, type Page } from '@playwright/test';
import { beSignedIn } from '../support/accounts';

const titles = [
  ['/', 'Home'],
  ['/about', 'About this portal'],
  ['/help', 'Help'],
  ['/contact', 'Contact'],
  ['/verify', 'Check a certificate'],
  ['/track', 'Track an application'],
  ['/status', 'Status of the portal'],
  ['/terms', 'Terms of service'],
  ['/privacy', 'Privacy notice'],
  ['/accessibility', 'Accessibility statement'],
  ['/forgot-password', 'Reset your password'],
  ['/user/login', 'Sign in to User Services'],
  ['/staff/login', 'Sign in to the Staff Panel'],
  ['/admin/login', 'Sign in to the Admin Portal'],
  ['/user/register', 'Create an account for User Services'],
  ['/staff/request', 'New Staff Request'],
  ['/admin/register', 'Create an account for the Admin Portal'],
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is readable, its cards and links work, and any other address shows nothing of it @main', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Staff Login' })).toBeVisible();
    await page.getByRole('button', { name: 'Access Portal: User Services' }).click();
    await expect(page).toHaveURL(/\/user\/login\??$/);
    await expect(page).toHaveTitle('Sign in to User Services – Village Council Portal');

    await page.goto('/user/dashboard');
    await expect(page).toHaveTitle('Village Council Portal');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByText('How It Works')).toHaveCount(0);
  });
});

test('each public page is a document of its own @desktop', async ({ request }) => {
  for (const [path, title] of titles) {
    const html = await (await request.get(path)).text();
    expect.soft(html, path).toContain(`<title>${title} – Village Council Portal</title>`);
  }
});

const notice = (page: Page) => page.getByRole('complementary', { name: 'About your browser' });

/** A document where the portal cannot start says so, and offers nothing that cannot be done. */
async function expectReadOnly(page: Page) {
  await page.goto('/forgot-password');
  await expect(notice(page)).toBeVisible();
  await expect(notice(page)).toContainText('Village Council Office, Main Road');
  await expect(notice(page)).toContainText('Monday – Friday, 10:00 am – 5:00 pm');
  const { y } = (await notice(page).boundingBox()) ?? {};
  expect(y).toBeLessThan(50);
  await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Staff Login' }).click();
  await expect(page).toHaveURL('/staff/login');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText(/^Loading/)).toBeHidden();
  await page.goto('/user/dashboard');
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText(/^Loading/)).toBeHidden();
}

test.describe('without JavaScript, in a browser that is not supported', () => {
  test.use({ javaScriptEnabled: false });
  test('a form that cannot be sent is not offered, and the office is named (#13.5)', ({ page }) =>
    expectReadOnly(page));
});

test('an older browser shows what it lacks, and the page stays readable (#13.5)', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'HTMLDialogElement'));
  await expectReadOnly(page);
});

/** How much of the page has moved by itself, and the errors and warnings of the console. */
async function watched(page: Page) {
  const said: string[] = [];
  page.on('console', (message) => {
    const isFromTestRunner = message.text().endsWith('blocked by Playwright');
    if (['error', 'warning'].includes(message.type()) && !isFromTestRunner) {
      said.push(message.text());
    }
  });
  page.on('pageerror', (error) => said.push(error.message));
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        moved += entry.value;
      }
      Object.assign(globalThis, { moved });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved = () => page.evaluate(() => Number(Reflect.get(globalThis, 'moved') ?? 0));
  return { said, moved };
}

// every-screen.spec.ts checks the same in the light theme.
for (const [colorScheme, mark] of [
  ['light', '@repeat '],
  ['dark', ''],
] as const) {
  test(`documents hydrate without a warning, a layout shift or a notice about the browser, in the ${colorScheme} theme @main ${mark}(#13.5)`, async ({
    page,
  }) => {
    const { said, moved } = await watched(page);
    await page.emulateMedia({ colorScheme });
    const paths = [
      ...['/', '/help', '/forgot-password', '/verify#code', '/status'],
      ...['/user/login', '/staff/login'],
    ];
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await moved(), path).toBeLessThan(0.02);
      await expect(notice(page)).toBeHidden();
      if (path !== '/forgot-password') continue;
      await expect(page.getByRole('button', { name: 'Send reset link' })).toBeVisible();
    }
    expect(said).toEqual([]);
  });
}

test('the content of an unknown address stays in sight while the portal starts', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let wasThere = false;
    new MutationObserver(() => {
      const isThere = [...document.links].some(
        (link) => link.textContent === 'Services, fees and papers',
      );
      if (wasThere && !isThere) Object.assign(globalThis, { hasVanished: true });
      wasThere = isThere;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/nowhere');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Services, fees and papers' })).toBeVisible();
  expect(await page.evaluate(() => 'hasVanished' in globalThis)).toBe(false);
});

test('a signed-in person sees their own links from the first paint on', async ({
  page,
  isMobile,
}) => {
  await beSignedIn(page, 'staff');
  const { said, moved } = await watched(page);
  // Only the document: none of the portal's code loads.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const dashboard = page.getByRole('button', { name: 'Staff Dashboard' });
  await expect(dashboard).toBeVisible();
  await expect(page.getByRole('button', { name: 'Access Portal: Staff Panel' })).toBeHidden();
  if (!isMobile) await expect(page.getByRole('link', { name: 'User Login' })).toBeHidden();

  await page.unroute('**/assets/*.js');
  said.length = 0;
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(dashboard).toBeVisible();
  expect(await moved()).toBeLessThan(0.02);
  expect(said).toEqual([]);
});

test('the page has the chosen theme before any code loads', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/');
  const scheme = () => page.evaluate(() => getComputedStyle(document.body).colorScheme);
  expect(await scheme()).toBe('dark');
});
