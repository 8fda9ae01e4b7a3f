import { expect, type Page, type Route } from '@playwright/test';
import { signIn } from '../support/accounts';
import { test } from '../support/ownPortal';

/** Each area, its login's heading, and another area that must not be affected. */
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

/** Faults of an area's server or build: which address is affected, and what it answers. */
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
      // For every build: where an earlier build exists, the shell would fall back to it.
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
        // As in real life, the broken build has a name of its own, which differs from that of the repaired
        // one.
        const body = changed.replaceAll(/remote_(user|staff|admin)_\w+/g, '$&_unfit');
        await route.fulfill({ headers: { ...javascript, 'Cache-Control': 'no-store' }, body });
      },
    },
  };

/**
 * The faults that a whole run tests for each area. The others depend on the shell only, and are tested for the
 * citizens' area.
 */
const smoke = ['refuses the connection', 'has lost its first chunk'];

/** The shell handles each of them like another one: no answer, a wrong manifest (tryAgain.test.tsx), a lost file. */
const sameAsAnother = [
  ...['answers 503', 'answers HTML for its manifest', 'answers JSON that is no manifest'],
  'has lost its entry',
];

/** A file with a hash in its name never changes its content, because a service worker caches it forever. */
const otherContent = new Set(['throws at its start', 'needs another version of React']);

async function originOf(page: Page, area: string): Promise<string> {
  const registry = (await (await page.request.get('/remotes.json')).json()) as Registry;
  const listed = registry.remotes[area];
  if (!listed) throw new Error(`The registry does not list ${area}.`);
  return new URL(listed.entry).origin;
}

/** Marks the document, to check later that it was not reloaded. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-marked'));

/** Goes to an address as a link does, without reloading the document. */
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

/** @returns milliseconds until the message is shown, and until the area works after 'Try again' */
async function expectNamedAndHealed(page: Page, fault: string, visit: Visit) {
  const { area, name, other, entrance } = visit;
  const { address, answer } = faults[fault] ?? { address: '', answer: () => undefined };
  const pattern = `${await originOf(page, area)}${address}`;
  // On the context: the service worker sends requests too.
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
  // One after the other, so that one process collects all figures (docs/what-fails-how.md).
  test.describe.configure({ mode: 'default' });

  const figures = [
    '| Fault | Entered | Worker | Named after | Healed after |',
    '| - | - | - | - | - |',
  ];
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

  for (const worker of ['none', 'there'] as const) {
    test.describe(`service worker ${worker}`, () => {
      test.use({ serviceWorkers: worker === 'there' ? 'allow' : 'block' });

      for (const entrance of ['from /', 'address bar'] as const) {
        for (const fault of Object.keys(faults)) {
          if (worker === 'there' && otherContent.has(fault)) continue;
          // With a service worker the shell checks an area in the same way: two faults are enough to show it.
          const isRepeat =
            (worker === 'there') !== (entrance === 'address bar') ||
            (worker === 'there' && !smoke.includes(fault)) ||
            (worker === 'none' && sameAsAnother.includes(fault));
          const marks = isRepeat ? '@desktop @repeat' : '@desktop';
          test(`the area ${fault}, ${entrance}: the shell names it, the others work, it recovers (#15.5) ${marks}`, async ({
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
    const mark = fault === smoke[0] ? '' : ' @repeat';
    test(`the ${area} area ${fault}: the shell names it, the others work, it recovers without a reload @main${mark}`, async ({
      page,
    }) => {
      await expectNamedAndHealed(page, fault, { area, name, other, entrance: 'from /' });
    });
  }
}

test.describe('an area', () => {
  const [{ area, name, other }] = areas;

  test('that throws while it renders leaves the rest working, and recovers @repeat', async ({
    page,
  }) => {
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

  test('with another remote API version is not loaded @repeat', async ({ page }) => {
    const asked: string[] = [];
    const origin = await originOf(page, area);
    page.on('request', (request) => {
      if (request.url().startsWith(origin)) asked.push(request.url());
    });
    await page.route(`${origin}/**/mf-manifest.json`, async (route) => {
      const response = await route.fetch();
      // A previous build exists only if another one has been released.
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

    // A response may still be on its way through the route.
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectWorking(page, area);
    expect(await isMarked(page)).toBe(true);
  });

  test('falls back to the previous build when the newest is lost @repeat', async ({ page }) => {
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

  test('recovers while the visitor waits, when its server starts again', async ({
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

test('an area recovers by itself when the missing file of its build is back @repeat (#15.5)', async ({
  page,
}) => {
  const pattern = `${await originOf(page, 'user')}/**/__federation_expose_App.*.js`;
  await page.route(pattern, (route) => route.fulfill({ status: 404, headers: cors }));
  await enter(page, 'user');
  await expectUnavailable(page, 'User Services');

  await page.unroute(pattern);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible({
    // The second try is 15 s after the failure.
    timeout: 20_000,
  });
  await expectWorking(page, 'user');
  expect(await isMarked(page)).toBe(true);
});

test('the last good copy of the registry is used while the registry hangs (#15.5)', async ({
  page,
}) => {
  await page.goto('/user/login');
  await expectWorking(page, 'user');
  await page.route('**/remotes.json', () => undefined);
  await page.reload();
  await expect(page.getByLabel('Email Address')).toBeEditable({ timeout: 12_000 });
  await expectWorking(page, 'user');
});

test('the last good copy of the registry is used while the registry is down @repeat', async ({
  page,
}) => {
  await page.goto('/staff/login');
  await expectWorking(page, 'staff');
  await page.route('**/remotes.json', (route) => route.fulfill({ status: 503 }));

  await page.reload();

  await expectWorking(page, 'staff');
});

test('areas load only from allowed origins @repeat', async ({ page }) => {
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

test('a page that crashes does not affect the menu and the other pages, and going to another page clears the error @main (#15.5)', async ({
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

  await menu.getByRole('link', { name: 'Payslips' }).click();
  const problem = page.getByRole('heading', {
    level: 1,
    name: 'There is a problem with this page',
  });
  await expect(problem).toBeFocused();

  await page.evaluate(() => window.dispatchEvent(new Event('repaired')));
  await menu.getByRole('link', { name: 'Application Form' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Application Form' })).toBeFocused();
  await menu.getByRole('link', { name: 'Payslips' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payslips' })).toBeFocused();
  await expect(problem).toBeHidden();
});
