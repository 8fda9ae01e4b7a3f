import { expect } from '@playwright/test';
import { signIn } from '../support/accounts';
import { apply, plainService } from '../support/apply';
import { expectNoAxeViolations } from '../support/axe';
import { findFaint } from '../support/faintControls';
import { expectNoSidewaysScroll } from '../support/layout';
import { test } from '../support/livePortal';
import { onEachScreen, type Screen } from '../support/screens';
import { expectToTabThrough } from '../support/tabThrough';

/**
 * The screens that show data of the live store; the others are the same on both stores, and tested on the
 * device store.
 */
const screensOf = {
  user: ({ id, number }) => [
    { path: '/user/dashboard', heading: 'Dashboard Overview' },
    { path: '/user/messages', heading: 'Messages' },
    { path: '/user/search', heading: 'Discover Services', shows: plainService },
    { path: '/user/apply', heading: 'Apply for Service', shows: plainService },
    { path: '/user/applications', heading: 'Application Status', shows: number },
    { path: `/user/applications/${id}`, heading: plainService, shows: 'History' },
  ],
  staff: ({ id, number }) => [
    { path: '/staff/dashboard', heading: /^Good /, shows: number },
    { path: '/staff/worklist', heading: 'Work list', shows: number },
    { path: '/staff/tasks', heading: 'Tasks' },
    { path: '/staff/day-sheet', heading: /./ },
    { path: `/staff/review/${id}`, heading: /^Review #PAN-/, shows: 'For a gas connection.' },
  ],
  admin: ({ number }) => [
    { path: '/admin/dashboard', heading: 'Admin Dashboard', shows: 'Security Alerts' },
    { path: '/admin/services', heading: 'Services', shows: 'The public pages are behind' },
    { path: '/admin/services/1', heading: 'Edit Birth Certificate' },
    { path: '/admin/applications', heading: 'Applications', shows: number },
    { path: '/admin/users', heading: 'Users' },
    { path: '/admin/reports', heading: 'Reports' },
    { path: '/admin/log', heading: /./ },
    { path: '/admin/settings', heading: 'Settings' },
  ],
} satisfies Record<string, (sent: { id: string; number: string }) => Screen[]>;

let sent = { id: '', number: '' };

test.beforeAll(async ({ browser, livePortal }) => {
  const page = await browser.newPage({ baseURL: livePortal.address });
  await signIn(page, 'user');
  const number = await apply(page, plainService, 'For a gas connection.');
  const found = await livePortal.records
    .collection('applications')
    .where('number', '==', number)
    .get();
  sent = { id: found.docs[0]?.id ?? '', number };
  await page.close();
});

// every-screen.spec.ts among the journeys checks the same screens on the device store.
for (const role of ['user', 'staff', 'admin'] as const) {
  test(`the screens of the role ${role} on the live store: axe, Tab and forced colours find nothing @repeat (#19.7)`, async ({
    page,
  }) => {
    // As long as on the device store.
    test.setTimeout(480_000);
    await onEachScreen(
      page,
      role,
      async ({ path }) => {
        await expectNoAxeViolations(page);
        await expectNoSidewaysScroll(page);
        await page.emulateMedia({ forcedColors: 'active' });
        expect.soft((await page.evaluate(findFaint)).join('\n'), path).toBe('');
        await page.emulateMedia({ forcedColors: null });
        await expectToTabThrough(page);
      },
      { of: screensOf[role](sent) },
    );
  });
}
