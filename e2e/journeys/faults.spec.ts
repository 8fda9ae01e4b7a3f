import { expect, type Page, type Route } from '@playwright/test';
import { signIn } from '../support/accounts';
import { test } from '../support/ownPortal';

/** Each area, its login's heading, and another area that must not notice. */
const areas = [
  { area: 'user', name: 'User Services', login: 'Welcome Back', other: 'staff' },
  { area: 'staff', name: 'Staff Panel', login: 'Staff Login', other: 'admin' },
  { area: 'admin', name: 'Admin Portal', login: 'Admin Login', other: 'user' },
] as const;

interface Registry {
  remotes: Record<string, { entry: string; previous: string[] }>;
}

const cors = { 'Access-Control-Allow-Origin': '*' };
const javascript = { ...cors, 'Content-Type': 'text/javascript' };
const json = { ...cors, 'Content-Type': 'application/json' };

/** What can be wrong with an area's server or build: which address is hit, and what it answers. */
const faults: Record<string, { address: string; answer: (route: Route) => Promise<void> | void }> =
  {
    'refuses the connection': {
      address: '/**',
      answer: (route) => route.abort('connectionrefused'),
    },
    'never answers': { address: '/**', answer: () => undefined },
    'answers 503': {
      address: '/**',
      answer: (route) => route.fulfill({ status: 503, headers: cors }),
    },
    'answers HTML for its manifest': {
      // Of each build: a portal that was built before has an earlier one to go back to.
      address: '/**/mf-manifest.json',
      answer: (route) =>
        route.fulfill({
          headers: { ...cors, 'Content-Type': 'text/html' },
          body: '<!doctype html>',
        }),
    },
    'answers JSON that is no manifest': {
      address: '/**/mf-manifest.json',
      answer: (route) => route.fulfill({ headers: json, body: '{"hello":"world"}' }),
    },
    'has lost its entry': {
      address: '/**/remoteEntry.*.js',
      answer: (route) => route.fulfill({ status: 404, headers: cors }),
    },
    'has lost its first chunk': {
      address: '/**/__federation_expose_App.*.js',
      answer: (route) => route.fulfill({ status: 404, headers: cors }),
    },
    'throws at its start': {
      address: '/**/__federation_expose_App.*.js',
      answer: (route) =>
        route.fulfill({ headers: javascript, body: 'throw new Error("at start")' }),
    },
    'needs another version of React': {
      address: '/**/remoteEntry.*.js',
      answer: async (route) => {
        const response = await route.fetch();
        const entry = await response.text();
        const changed = entry.replaceAll('^19.3.0', '^99.0.0');
        expect(changed).not.toBe(entry);
        // As in life it is a build of its own name; the one that heals has another.
        const body = changed.replaceAll(/remote_(user|staff|admin)_\w+/g, '$&_unfit');
        await route.fulfill({ headers: { ...javascript, 'Cache-Control': 'no-store' }, body });
      },
    },
  };

/** What is tried of each area. The rest depends on the shell alone, and is tried of the citizens'. */
const smoke = ['refuses the connection', 'has lost its first chunk'];

/** The shell meets each of them as it meets another one of the table: no answer, a manifest of another kind, a lost file. */
const sameAsAnother = ['answers 503', 'answers JSON that is no manifest', 'has lost its entry'];

/** The file of a build that has a hash in its name is never another: a service worker keeps it for good. */
const otherContent = new Set(['throws at its start', 'needs another version of React']);

async function originOf(page: Page, area: string): Promise<string> {
  const registry = (await (await page.request.get('/remotes.json')).json()) as Registry;
  const listed = registry.remotes[area];
  if (!listed) throw new Error(`The registry does not list ${area}.`);
  return new URL(listed.entry).origin;
}

/** Marks the document, to tell later that it was not loaded anew. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-marked'));

/** Goes to an address as a link does, without loading the document anew. */
async function go(page: Page, address: string) {
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

async function enter(page: Page, area: string) {
  await page.goto('/');
  await mark(page);
  await go(page, `/${area}/login`);
}

async function expectUnavailable(page: Page, name: string) {
  await expect(page.getByRole('alert')).toContainText(`${name} is not available right now`, {
    timeout: 12_000,
  });
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function expectWorking(page: Page, area: string) {
  const known = areas.find((candidate) => candidate.area === area);
  await expect(page.getByRole('heading', { level: 1, name: known?.login ?? '' })).toBeVisible();
  await expect(page.getByLabel('Email Address')).toBeEditable();
}

interface Visit {
  area: string;
  name: string;
  other: string;
  entrance: 'from /' | 'address bar';
}

/** @returns milliseconds until the visitor was told, and until the area worked after 'Try again' */
async function expectNamedAndHealed(page: Page, fault: string, visit: Visit) {
  const { area, name, other, entrance } = visit;
  const { address, answer } = faults[fault] ?? { address: '', answer: () => undefined };
  const pattern = `${await originOf(page, area)}${address}`;
  // Of the context: a service worker asks too.
  await page.context().route(pattern, answer);

  const entered = Date.now();
  if (entrance === 'from /') {
    await enter(page, area);
  } else {
    await page.goto(`/${area}/login`);
    await mark(page);
  }
  await expectUnavailable(page, name);
  const told = Date.now() - entered;

  await go(page, `/${other}/login`);
  await expectWorking(page, other);
  await page.goBack();
  await expectUnavailable(page, name);

  await page.context().unroute(pattern);
  const asked = Date.now();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectWorking(page, area);
  expect(await isMarked(page)).toBe(true);
  return { told, healed: Date.now() - asked };
}

test.describe('the table of faults', () => {
  // One after the other, so that one process has all figures: docs/operations.md shows those of a run.
  test.describe.configure({ mode: 'default' });

  const figures = [
    '| Fault | Entered | Worker | Told after | Healed after |',
    '| - | - | - | - | - |',
  ];
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

  for (const worker of ['none', 'there'] as const) {
    test.describe(`service worker ${worker}`, () => {
      test.use({ serviceWorkers: worker === 'there' ? 'allow' : 'block' });

      for (const entrance of ['from /', 'address bar'] as const) {
        for (const fault of Object.keys(faults)) {
          if (worker === 'there' && otherContent.has(fault)) continue;
          // With the worker the shell looks at an area in the same way: two of them show it.
          const isRepeat =
            (worker === 'there') !== (entrance === 'address bar') ||
            (worker === 'there' && !smoke.includes(fault)) ||
            (worker === 'none' && sameAsAnother.includes(fault));
          const marks = isRepeat ? '@desktop @repeat' : '@desktop';
          test(`the area ${fault}, ${entrance}: it is named, the others work, it heals (#15.5) ${marks}`, async ({
            page,
          }) => {
            if (worker === 'there') {
              await page.goto('/');
              await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
            }
            const visit = { ...areas[0], entrance };
            const { told, healed } = await expectNamedAndHealed(page, fault, visit);
            figures.push(
              `| ${fault} | ${entrance} | ${worker} | ${seconds(told)} | ${seconds(healed)} |`,
            );
          });
        }
      }
    });
  }

  test.afterAll(() => console.log(figures.join('\n')));
});

for (const { area, name, other } of areas.slice(1)) {
  for (const fault of smoke) {
    test(`the ${area} area ${fault}: it is named, the others work, it heals without a reload`, async ({
      page,
    }) => {
      await expectNamedAndHealed(page, fault, { area, name, other, entrance: 'from /' });
    });
  }
}

test.describe('an area', () => {
  const [{ area, name, other }] = areas;

  test('throws while it renders: the rest goes on, and it heals', async ({ page }) => {
    const pattern = `${await originOf(page, area)}/**/remoteEntry.*.js`;
    await page.route(pattern, (route) =>
      route.fulfill({
        headers: { ...javascript, 'Cache-Control': 'no-store' },
        body: `var remote_${area} = {
          init() {},
          get: () => Promise.resolve(() => ({ App() { throw new Error('in render'); } })),
        };`,
      }),
    );

    await enter(page, area);

    await expectUnavailable(page, name);
    await go(page, `/${other}/login`);
    await expectWorking(page, other);
    await go(page, `/${area}/login`);
    await expectUnavailable(page, name);

    await page.unroute(pattern);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectWorking(page, area);
    expect(await isMarked(page)).toBe(true);
  });

  test('has another remote API version: nothing of it is loaded', async ({ page }) => {
    const asked: string[] = [];
    const origin = await originOf(page, area);
    page.on('request', (request) => {
      if (request.url().startsWith(origin)) asked.push(request.url());
    });
    await page.route(`${origin}/**/mf-manifest.json`, async (route) => {
      const response = await route.fetch();
      // There is a build before this one only where another has been released.
      if (!response.ok()) return route.fulfill({ response });
      const manifest = (await response.json()) as { platform: { remoteApi: number } };
      manifest.platform.remoteApi = 2;
      return route.fulfill({ response, json: manifest });
    });

    await enter(page, area);

    await expectUnavailable(page, name);
    expect(asked.filter((address) => address.endsWith('.js'))).toEqual([]);
    await go(page, `/${other}/login`);
    await expectWorking(page, other);
    await go(page, `/${area}/login`);
    await expectUnavailable(page, name);

    // An answer may be on its way through the route.
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectWorking(page, area);
    expect(await isMarked(page)).toBe(true);
  });

  test('falls back to the build before when the newest is lost', async ({ page }) => {
    await page.route('**/remotes.json', async (route) => {
      const response = await route.fetch();
      const registry = (await response.json()) as Registry;
      const listed = registry.remotes[area];
      if (listed) {
        listed.previous = [listed.entry];
        listed.entry = listed.entry.replace('/mf-manifest.json', '/gone/mf-manifest.json');
      }
      await route.fulfill({ response, json: registry });
    });
    const told = page.waitForEvent('console', (message) => message.text().startsWith('fell back'));
    await page.addInitScript(() => {
      window.addEventListener('portal-event', (event) => {
        const { detail } = event as CustomEvent<{ type: string; area: string }>;
        if (detail.type === 'area-fell-back') console.log(`fell back: ${detail.area}`);
      });
    });

    await enter(page, area);

    await expectWorking(page, area);
    expect((await told).text()).toBe(`fell back: ${area}`);
  });

  test('comes back while the visitor waits when its server starts again', async ({
    page,
    ownPortal,
  }) => {
    await ownPortal.areas[area].stop();
    await enter(page, area);
    await expectUnavailable(page, name);

    await ownPortal.areas[area].start();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));

    await expectWorking(page, area);
    expect(await isMarked(page)).toBe(true);
  });
});

test('an area heals by itself when what its build lacked is there again (#15.5)', async ({
  page,
}) => {
  const pattern = `${await originOf(page, 'user')}/**/__federation_expose_App.*.js`;
  await page.route(pattern, (route) => route.fulfill({ status: 404, headers: cors }));
  await enter(page, 'user');
  await expectUnavailable(page, 'User Services');

  await page.unroute(pattern);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible({
    // The second look comes 15 s after the failure.
    timeout: 20_000,
  });
  await expectWorking(page, 'user');
  expect(await isMarked(page)).toBe(true);
});

test('a registry that hangs is bridged by the last good copy (#15.5)', async ({ page }) => {
  await page.goto('/user/login');
  await expectWorking(page, 'user');
  await page.route('**/remotes.json', () => undefined);
  await page.reload();
  await expect(page.getByLabel('Email Address')).toBeEditable({ timeout: 12_000 });
  await expectWorking(page, 'user');
});

test('a registry that is down is bridged by the last good copy', async ({ page }) => {
  await page.goto('/staff/login');
  await expectWorking(page, 'staff');
  await page.route('**/remotes.json', (route) => route.fulfill({ status: 503 }));

  await page.reload();

  await expectWorking(page, 'staff');
});

test('areas come from allowed origins only', async ({ page }) => {
  await page.route('**/remotes.json', (route) =>
    route.fulfill({
      json: {
        schema: 1,
        remotes: {
          staff: {
            entry: 'http://127.0.0.1:9/mf-manifest.json',
            version: '6.6.6',
            previous: [],
          },
        },
      },
    }),
  );
  await enter(page, 'staff');

  await expectUnavailable(page, 'Staff Panel');
});

test('a page that crashes leaves the menu and the other pages, and going elsewhere clears it (#15.5)', async ({
  page,
}) => {
  await page.route('**/previous/mf-manifest.json', (route) => route.fulfill({ status: 404 }));
  await signIn(page, 'staff');
  await page.evaluate(() => {
    const { DateTimeFormat } = Intl;
    const broken = () => {
      throw new Error('made up');
    };
    Object.assign(Intl, { DateTimeFormat: broken });
    window.addEventListener('repaired', () => Object.assign(Intl, { DateTimeFormat }));
  });
  const menu = page.getByRole('navigation', { name: 'Staff Panel' });

  await menu.getByRole('link', { name: 'Tasks' }).click();
  const problem = page.getByRole('heading', {
    level: 1,
    name: 'There is a problem with this page',
  });
  await expect(problem).toBeFocused();

  await page.evaluate(() => window.dispatchEvent(new Event('repaired')));
  await menu.getByRole('link', { name: 'Application Form' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Application Form' })).toBeFocused();
  await menu.getByRole('link', { name: 'Tasks' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks' })).toBeFocused();
  await expect(problem).toBeHidden();
});
