import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { newPerson, openSession, register, signIn } from '../support/accounts';

const titles = {
  Dashboard: 'Dashboard Overview',
  Profile: 'Profile',
  Search: 'Discover Services',
  Apply: 'Apply for Service',
  Applications: 'Application Status',
};
const entries = Object.keys(titles);

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu User Services' });
const bar = (page: Page) => page.getByRole('navigation', { name: 'User Services' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'User Services' });

test('the footer of an area is one line, and the menu of a phone closes after a choice and with Escape, which returns the focus (#19.5)', async ({
  page,
  isMobile,
}) => {
  await openSession(page, 'user');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Help' })).toBeVisible();
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(48);

  if (!isMobile) return;
  await menuButton(page).click();
  await expect(menu(page).getByRole('link')).toHaveText(entries);
  await menu(page).getByRole('link', { name: 'Applications', exact: true }).click();
  await expect(page).toHaveURL('/user/applications');
  await expect(title).toHaveText(titles.Applications);
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  const current = menu(page).getByRole('link', { name: 'Applications', exact: true });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
});

test('the navigation leads to each screen and marks the current one @widths @repeat', async ({
  page,
  isMobile,
}) => {
  await openSession(page, 'user');
  const navigation = isMobile ? menu : bar;
  for (const [entry, title] of Object.entries(titles)) {
    if (isMobile) await menuButton(page).click();
    await expect(navigation(page).getByRole('link')).toHaveText(entries);
    await navigation(page).getByRole('link', { name: entry, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/user/${entry.toLowerCase()}$`));
    // The title of the screen gets the focus when it renders.
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    if (isMobile) {
      await expect(navigation(page)).toBeHidden();
      await menuButton(page).click();
    }
    await expect(navigation(page).getByRole('link', { name: entry, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    if (isMobile) {
      await page.keyboard.press('Escape');
      await expect(menuButton(page)).toBeFocused();
    }
  }
});

test('the dashboard has its figures, activities and quick actions @repeat', async ({ page }) => {
  await openSession(page, 'user');
  for (const [label, figure] of [
    ['Active Projects', '12'],
    ['Upcoming Tasks', '8'],
    ['New Messages', '5'],
    ['Pending Items', '3'],
  ] as const) {
    const card = page.getByRole('listitem').filter({ hasText: label });
    await expect(card.getByText(figure, { exact: true })).toBeVisible();
  }
  const activities = page.getByRole('region', { name: 'Recent Activities' });
  await expect(activities.getByRole('listitem')).toHaveCount(4);
  await expect(activities.getByText('2 hours ago')).toBeVisible();
  await page.getByRole('link', { name: 'View All' }).click();
  await expect(page.getByRole('heading', { name: 'All activities' })).toBeVisible();
});

test('opening a message and ticking a task changes the counts of the dashboard @repeat (#12.6)', async ({
  page,
}) => {
  await openSession(page, 'user');
  const card = (label: string, figure: string) =>
    page.getByRole('listitem').filter({ hasText: label }).getByText(figure, { exact: true });
  await page.getByRole('link', { name: 'New Messages' }).click();
  await page.getByRole('link', { name: 'Ration card camp on Saturday' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Ration card camp on Saturday' }),
  ).toBeFocused();
  await page.getByRole('link', { name: 'Back to all messages' }).click();
  await expect(page.getByText('4 new messages')).toBeVisible();
  await page.goto('/user/dashboard');
  await expect(card('New Messages', '4')).toBeVisible();
  await page.getByRole('link', { name: 'Upcoming Tasks' }).click();
  const task = page.getByRole('checkbox', { name: 'Pay the property tax for this year' });
  await task.check();
  await expect(page.getByText('7 things to do')).toBeVisible();
  await page.goto('/user/dashboard');
  await expect(card('Upcoming Tasks', '7')).toBeVisible();
  await page.goto('/user/tasks');
  await task.uncheck();
  await expect(page.getByText('8 things to do')).toBeVisible();
  await page.goto('/user/dashboard');
  await expect(card('Upcoming Tasks', '8')).toBeVisible();
});

test('a citizen schedules a meeting and gets it as a calendar file @repeat', async ({ page }) => {
  await openSession(page, 'user');
  await page.getByRole('link', { name: 'Schedule Meeting' }).click();
  await page.getByLabel('Day').selectOption({ index: 1 });
  await page.getByLabel('Hour').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Schedule Meeting' }).click();
  await expect(page.getByText(/^Your meeting is on/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar file (.ics)', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  expect(await readFile(await file.path(), 'utf8')).toMatch(/DTSTART:\d{8}T043000Z\r\n/);
  await page.goto('/user/dashboard');
  const tasks = page.getByRole('listitem').filter({ hasText: 'Upcoming Tasks' });
  await expect(tasks.getByText('9', { exact: true })).toBeVisible();
});

test('a search leads to the papers of a service and to the form with that service chosen @repeat', async ({
  page,
}) => {
  await openSession(page, 'user', '/user/search');
  await page.getByPlaceholder('Search services...').fill('PASSPORT');
  await expect(page.getByText('No services found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByText('Showing 10 of 10 services')).toBeVisible();
  await page.getByPlaceholder('Search services...').fill('caste');
  await expect(page.getByText('Showing 1 of 10 services')).toBeVisible();
  await page.getByRole('link', { name: /Caste Certificate/ }).click();
  await page.getByRole('link', { name: 'Apply for this service' }).click();
  await expect(page.getByLabel('Service Required')).toHaveValue('Caste Certificate');
});

test('a changed name is shown after the next sign-in @repeat', async ({ page }) => {
  const person = newPerson('Kavita Joshi');
  await register(page, person);
  await expect(page.getByRole('heading', { name: 'Dashboard Overview' })).toBeVisible();
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByRole('dialog').getByLabel('Full Name').fill('Kavita Deshpande');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Kavita Deshpande' })).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'user', person);
  await page.goto('/user/profile');
  await expect(page.getByRole('heading', { name: 'Kavita Deshpande' })).toBeVisible();
});
