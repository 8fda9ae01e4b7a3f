import { expect, test } from '@playwright/test';
import { openSession } from '../support/accounts';
import { expectNoAxeViolations, inBothThemes } from '../support/axe';

const screens = [
  { path: '/user/dashboard', heading: 'Dashboard Overview', shows: 'Ration card camp on Saturday' },
  { path: '/user/activities', heading: 'All activities', shows: 'Ration card camp on Saturday' },
  { path: '/user/messages', heading: 'Messages', shows: '5 new messages' },
  {
    path: '/user/messages/6',
    heading: 'New opening hours of the service counter',
    shows: 'Sample',
  },
  { path: '/user/tasks', heading: 'Things to do', shows: '8 things to do' },
  {
    path: '/user/projects?stage=active',
    heading: 'Projects of the council',
    shows: '12 projects',
  },
  { path: '/user/meeting', heading: 'Schedule Meeting', shows: 'You have no meeting.' },
  { path: '/user/report', heading: 'Report of your applications', shows: 'All applications' },
  { path: '/user/profile', heading: 'Profile', shows: 'Verified' },
  { path: '/user/search', heading: 'Discover Services', shows: 'Showing 10 of 10 services' },
  {
    path: '/user/search/Birth%20Certificate',
    heading: 'Birth Certificate',
    shows: 'What you need',
  },
  { path: '/user/apply', heading: 'Apply for Service', shows: 'Service Required' },
  { path: '/user/applications', heading: 'Application Status', shows: '5 applications' },
  { path: '/user/applications/4', heading: 'Residence Proof', shows: 'History' },
  {
    path: '/user/applications/4/receipt',
    heading: /^Receipt #PAN/,
    shows: 'Sample, not a receipt',
  },
];

test('the screens behind the login: nothing for axe to find, nothing beside the edge', async ({
  page,
}) => {
  test.slow();
  await openSession(page, 'user');
  for (const { path, heading, shows } of screens) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByText(shows).first()).toBeVisible();
      await inBothThemes(page, () => expectNoAxeViolations(page));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
});

for (const path of ['/user/login', '/user/register']) {
  test(`${path}: nothing for axe to find`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inBothThemes(page, () => expectNoAxeViolations(page));
  });
}

test('the form with its errors, the menu and the dialogs: nothing for axe to find', async ({
  page,
  isMobile,
}) => {
  await openSession(page, 'user');
  await page.goto('/user/apply');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await inBothThemes(page, () => expectNoAxeViolations(page));
  await page.goto('/user/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
  await inBothThemes(page, () => expectNoAxeViolations(page));
  await page.keyboard.press('Escape');
  if (!isMobile) return;
  await page.getByRole('button', { name: 'Menu User Services' }).click();
  await expect(page.getByRole('link', { name: 'Applications' })).toBeVisible();
  await inBothThemes(page, () => expectNoAxeViolations(page));
});
