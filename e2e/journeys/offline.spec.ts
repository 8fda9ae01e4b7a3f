import { expect, type Page } from '@playwright/test';
import { register } from '../support/accounts';
import { answerQuestions, submitApplication } from '../support/apply';
import { requestsDuring, untilKept, withoutNetwork } from '../support/offline';
import { test } from '../support/ownPortal';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

test('without a network, at the second visit, the landing page opens, and the page /verify checks a code @main (#17)', async ({
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

    await page.goto('/verify#eyJub3RoaW5nIjoidG8tYmUtc2VlbiI');
    await expect(heading(page, 'This code is damaged')).toBeVisible();
    await page.goto('/verify');
    await expect(page.getByRole('textbox', { name: 'Number of the certificate' })).toBeVisible();
  });
});

test('the second visit of a signed-in citizen requests only what may have changed; without a network they open every screen, and apply @main', async ({
  page,
  ownPortal,
}) => {
  test.setTimeout(240_000);
  await register(page);
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
