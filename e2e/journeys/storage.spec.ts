import { expect, test, type Page } from '@playwright/test';
import { demoPerson, register, signIn } from '../support/accounts';
import { openByMenu } from '../support/apply';

/** Fills local storage to its last letter. */
async function fillLocalStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        for (let count = 0; ; count++) localStorage.setItem(`${size}-${count}`, 'x'.repeat(size));
      } catch {
        // Goes on with a shorter text.
      }
    }
  });
}

const onlyHere = 'You are signed in only until you reload or close this page';

test('a person whom the browser has no room to remember is told so, stays signed in until a reload, and is remembered once there is room (#44.13)', async ({
  page,
}) => {
  await page.goto('/user/login');
  await fillLocalStorage(page);
  await signIn(page, 'user', demoPerson('user'), { remember: true });
  const notice = page.getByRole('status').filter({ hasText: onlyHere });
  await expect(notice).toContainText('Free up space on this device');

  await openByMenu(page, 'Applications');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeVisible();

  await page.reload();
  await expect(page).toHaveURL('/user/login');
  // Goes away from the login, which would lead back to the list.
  await page.goto('/');
  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'user', demoPerson('user'), { remember: true });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page).toHaveURL('/user/dashboard');
});

test('a browser that loses the database while it is in use: the page says what helps, and what was typed stays (#44.13)', async ({
  page,
  context,
}) => {
  await register(page);
  await openByMenu(page, 'Apply');
  await page.getByLabel('Service Required').selectOption('Birth Certificate');
  const details = page.getByLabel('Application Details');
  await details.fill('My mother draws a pension.');
  await expect(page.getByText('Kept on this device as a draft.')).toBeVisible();

  const browser = await context.newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', {
    origin: new URL(page.url()).origin,
    storageTypes: 'indexeddb',
  });
  await details.fill('My mother draws a pension since 2020.');
  const notice = page.getByRole('status').filter({ hasText: 'not kept as a draft' });
  await expect(notice).toContainText('copy it first. Then reload the page.');
  await expect(page.getByText('in another tab')).toBeHidden();
  await expect(details).toHaveValue('My mother draws a pension since 2020.');

  await page.reload();
  await details.fill('My mother draws a pension since 2020.');
  await expect(page.getByText('Kept on this device as a draft.')).toBeVisible();
});
