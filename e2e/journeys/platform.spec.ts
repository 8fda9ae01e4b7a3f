import { expect, type Page } from '@playwright/test';
import { go } from '../support/go';
import { ownPorts } from '../support/ports';
import { test } from '../support/ownPortal';
import { realBuilds } from '../support/realBuilds';

/** Two of the journeys compile builds that differ in their source. */
test.describe.configure({ timeout: 180_000 });
test.use({ serviceWorkers: 'allow' });

const login = 'remote-staff/src/login/LoginPage.tsx';

/** The staff's team writes a control, and takes a fix of a shared one; the others do not. */
const newControl = {
  'shared-ui/src/Card/Card.tsx': [
    [
      'import { theme }',
      'export function Ribbon() {\n  return <p>New for staff</p>;\n}\n\nimport { theme }',
    ],
  ],
  'shared-ui/src/index.ts': [
    ["export { Card } from './Card/Card';", "export { Card, Ribbon } from './Card/Card';"],
  ],
  'shared-ui/src/i18n/en.ts': [["'Show password'", "'Show the password'"]],
  [login]: [
    ["import { TextLink } from 'shared-ui';", "import { Ribbon, TextLink } from 'shared-ui';"],
    ['<FormattedMessage id', '<Ribbon />\n<FormattedMessage id'],
    ['      footer={\n', '      footer={<>\n'],
    ['/> }} />\n', '/> }} /></>\n'],
  ],
} as const;

/** The platform grows: the shell's team exports a name, and the staff's team uses it. */
const newName = {
  'shared-platform/src/index.ts': [
    [
      'export { useAnnounce,',
      "export function useGreeting() {\n  return 'Greetings from the newer portal';\n}\nexport { useAnnounce,",
    ],
  ],
} as const;
const newNames = { 'shared-platform': ['useGreeting'] };
const useOfIt = {
  [login]: [
    [
      "import { TextLink } from 'shared-ui';",
      "import { TextLink } from 'shared-ui';\nimport { useGreeting } from 'shared-platform';",
    ],
    ["lead={t('lead')}", 'lead={useGreeting()}'],
  ],
} as const;
const offerOfIt = {
  'shell/src/areas/platform/page.ts': [['  useAnnounce,\n', '  useAnnounce,\n  useGreeting,\n']],
} as const;

/** The events that the portal emits from now on, also after a reload. */
async function collectEvents(page: Page): Promise<unknown[]> {
  const events: unknown[] = [];
  await page.exposeFunction('noteEvent', (event: unknown) => events.push(event));
  await page.addInitScript(
    "addEventListener('portal-event', ({ detail }) => window.noteEvent(detail))",
  );
  return events;
}

async function shownPasswordButton(page: Page, area: string) {
  await page.goto(`/${area}/login`);
  return page.getByRole('button', { name: /^show .*password$/i });
}

test('a new control, and a fix that one team takes, need no other release (#15.1)', async ({
  page,
  ownPortal,
}, info) => {
  expect(ownPortal.address).toBeTruthy();
  const builds = realBuilds(ownPorts(info.parallelIndex).shell);
  try {
    const shell = builds.servedShell();
    builds.release('staff', await builds.compileStaff(newControl));

    await expect(await shownPasswordButton(page, 'staff')).toHaveAccessibleName(
      'Show the password',
    );
    await expect(page.getByText('New for staff')).toBeVisible();

    await expect(await shownPasswordButton(page, 'user')).toHaveAccessibleName('Show password');
    expect(builds.servedShell()).toBe(shell);

    // Both builds run in one page: each keeps its own texts.
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await page.getByRole('button', { name: /staff/i }).first().click();
    await expect(page.getByText('New for staff')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show the password' })).toBeVisible();
  } finally {
    builds.restore();
  }
});

test('a name that the shell lacks: the gate refuses the build, visitors keep the previous build and get the offer of a newer portal (#15.2)', async ({
  page,
  ownPortal,
}, info) => {
  expect(ownPortal.address).toBeTruthy();
  const builds = realBuilds(ownPorts(info.parallelIndex).shell);
  const events = await collectEvents(page);
  try {
    const staff = await builds.compileStaff(useOfIt, newNames);
    expect(() => builds.release('staff', staff)).toThrow(
      'remote-staff needs useGreeting of shared-platform, which this shell does not offer.',
    );

    // The service worker caches this shell, and will serve it when the visitor comes back.
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    builds.release('shell', await builds.compileShell({ ...newName, ...offerOfIt }, newNames));
    builds.forceStaff(staff);

    await page.goto('/staff/login');
    await expect(page.getByText('Sign in to review and manage applications')).toBeVisible();
    await expect
      .poll(() => events)
      .toContainEqual(
        expect.objectContaining({
          type: 'build-refused',
          area: 'staff',
          missing: ['useGreeting of shared-platform'],
        }),
      );

    // The newer service worker fetches its documents first.
    await expect(page.getByText('A newer portal is ready.')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Load it' }).click();
    await expect(page.getByText('Greetings from the newer portal')).toBeVisible();
    await expect(page.getByText('A newer portal is ready.')).toBeHidden();
  } finally {
    builds.restore();
  }
});

test('a canary build that crashes is rolled back automatically, and stays rolled back (#15.6)', async ({
  page,
  ownPortal,
}, info) => {
  expect(ownPortal.address).toBeTruthy();
  const builds = realBuilds(ownPorts(info.parallelIndex).shell);
  const events = await collectEvents(page);
  // The document has this text before the area runs.
  const form = page.getByLabel('Email Address');
  try {
    const canary = builds.releaseCanary(builds.crashingStaff());
    await page.route('**/remotes.json', async (route) => {
      const response = await route.fetch();
      const registry = (await response.json()) as {
        remotes: { staff: { entry: string; canary?: object } };
      };
      const { staff } = registry.remotes;
      const entry = staff.entry.replace('/mf-manifest.json', '/canary/mf-manifest.json');
      staff.canary = { entry, share: 100, limit: 1 };
      await route.fulfill({ response, json: registry });
    });

    await page.goto('/staff/login');
    await expect(form).toBeEditable();
    const build: unknown = expect.objectContaining({ version: canary.replace('-', '+') });
    const canaryEvent = { type: 'canary', area: 'staff', build };
    await expect
      .poll(() => events)
      .toContainEqual(expect.objectContaining({ ...canaryEvent, state: 'taken' }));
    await expect
      .poll(() => events)
      .toContainEqual({ ...canaryEvent, state: 'taken-back', failures: 1 });

    const before = events.length;
    await page.goto('/staff/login');
    await expect(form).toBeEditable();
    expect(events.slice(before)).not.toContainEqual(expect.objectContaining({ type: 'canary' }));

    await go(page, '/status');
    await expect(page.getByRole('row', { name: /Staff Panel/ })).toContainText(
      `${canary.replace('-', '+')}: 1`,
    );
  } finally {
    // The page may still request the registry.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    builds.restore();
  }
});
