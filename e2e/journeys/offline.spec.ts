import { expect, type Page } from '@playwright/test';
import { register, signIn } from '../support/accounts';
import { answerQuestions, submitApplication } from '../support/apply';
import { requestsDuring, untilKept, withoutNetwork } from '../support/offline';
import { test } from '../support/ownPortal';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

test('the landing page opens without a network at the second visit', async ({
  page,
  ownPortal,
}) => {
  await page.goto('/');
  await untilKept(page);
  await withoutNetwork(ownPortal, async () => {
    await page.goto('/');
    await expect(heading(page, /^Welcome/)).toBeVisible();
    await page.getByRole('button', { name: /dark theme/i }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('a signed-in citizen opens every screen, and applies, without a network', async ({
  page,
  ownPortal,
}) => {
  test.setTimeout(240_000);
  await register(page);
  await untilKept(page, 'user');
  await withoutNetwork(ownPortal, async () => {
    for (const [address, name] of [
      ['/user/dashboard', 'Dashboard Overview'],
      ['/user/profile', 'Profile'],
      ['/user/search', 'Discover Services'],
      ['/user/applications', 'Application Status'],
      ['/user/apply', 'Apply for Service'],
    ] as const) {
      await page.goto(address);
      await expect(heading(page, name)).toBeVisible();
    }
    await page.getByLabel('Service Required').selectOption('Income Certificate');
    await page.getByLabel('Application Details').fill('For a scholarship, from a field.');
    await answerQuestions(page);
    await page.getByRole('checkbox', { name: /I certify/ }).check();
    await submitApplication(page);
    await expect(page.getByText('Application Submitted!')).toBeVisible();

    await page.goto('/user/applications');
    await expect(page.getByRole('row', { name: /Income Certificate/ }).first()).toContainText(
      'Pending',
    );
  });
});

test('a second visit requests only what may have changed', async ({ page, ownPortal }) => {
  await signIn(page, 'user');
  await untilKept(page, 'user');
  const asked = await requestsDuring(ownPortal, async () => {
    await page.goto('/user/applications');
    await expect(heading(page, 'Application Status')).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
  const changing = [
    'shell /config.json',
    'shell /remotes.json',
    'shell /service-worker.js',
    'user /mf-manifest.json',
  ];
  expect(asked.filter((path) => !changing.includes(path))).toEqual([]);
  expect(asked).toContain('shell /remotes.json');
});
