import { expect, test } from '@playwright/test';
import { openSession } from '../support/accounts';

const pages = {
  nobody: [
    '/',
    '/about',
    '/contact',
    '/help',
    '/forgot-password',
    '/verify#code',
    '/track#code',
    '/staff/request',
    '/status',
  ],
  user: ['/user/dashboard', '/user/profile', '/user/search', '/user/apply', '/user/applications'],
  staff: [
    '/staff/dashboard',
    '/staff/worklist',
    '/staff/tasks',
    '/staff/applications',
    '/staff/payslips',
  ],
  admin: [
    '/admin/dashboard',
    '/admin/services',
    '/admin/applications',
    '/admin/users',
    '/admin/reports',
    '/admin/settings',
  ],
} as const;

for (const [role, addresses] of Object.entries(pages)) {
  test(`the pages of ${role} run under the policy with nothing in the console`, async ({
    page,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      const isFromTestRunner = message.text().endsWith('blocked by Playwright');
      if (['error', 'warning'].includes(message.type()) && !isFromTestRunner) {
        said.push(message.text());
      }
    });
    page.on('pageerror', (error) => said.push(error.message));
    if (role === 'user' || role === 'staff' || role === 'admin') await openSession(page, role);

    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }

    expect(said).toEqual([]);
  });
}
