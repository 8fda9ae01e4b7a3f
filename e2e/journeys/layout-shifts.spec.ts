import { expect, test, type Page } from '@playwright/test';
import { openSession } from '../support/accounts';
import { layoutShiftOf, watchLayoutShift } from '../support/layoutShift';

/** The most that a screen may move while it arrives; a reader does not notice it. */
const unnoticed = 0.02;

const open = [
  ['/status', 'Try this build'],
  ['/verify', 'Check'],
  ['/track', 'Track'],
  ['/user/register', 'Register'],
  ['/staff/request', 'Submit Request'],
  ['/admin/register', 'Register'],
] as const;

const behindLogin = {
  user: [
    'dashboard',
    'applications',
    'apply',
    'search',
    'profile',
    'activities',
    'messages',
    'tasks',
    'projects',
    'report',
  ],
  staff: ['dashboard', 'worklist', 'day-sheet', 'tasks', 'applications', 'payslips'],
  admin: ['dashboard', 'applications', 'services', 'users', 'reports', 'settings', 'log'],
} as const;

/** Opens a screen at its address and waits until nothing on it is on its way any more. */
async function shiftAt(page: Page, path: string, button?: string) {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (button) await expect(page.getByRole('button', { name: button })).toBeVisible();
  await expect(page.getByText(/^(Loading|Looking)/)).toHaveCount(0);
  return layoutShiftOf(page);
}

for (const [path, button] of open) {
  test(`${path}: nothing moves while it arrives`, async ({ page }) => {
    await watchLayoutShift(page);
    expect(await shiftAt(page, path, button)).toBeLessThanOrEqual(unnoticed);
  });
}

for (const role of ['user', 'staff', 'admin'] as const) {
  test(`the screens of the role ${role}: nothing moves while they arrive`, async ({ page }) => {
    test.slow();
    await openSession(page, role);
    await watchLayoutShift(page);
    for (const screen of behindLogin[role]) {
      const path = `/${role}/${screen}`;
      await test.step(path, async () => {
        expect(await shiftAt(page, path), path).toBeLessThanOrEqual(unnoticed);
      });
    }
  });
}
