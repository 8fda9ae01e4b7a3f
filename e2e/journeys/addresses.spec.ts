import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { beSignedIn } from '../support/accounts';

const portal = 'https://demo-village-council.web.app';
const notFoundInHindi = 'पेज नहीं मिला';

/** What search engines and shared links read from a document. */
async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const html = await response.text();
  const find = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    status: response.status(),
    title: find(/<title>([^<]*)/),
    description: find(/<meta name=description content="([^"]*)"/),
    robots: find(/<meta name=robots content=([a-z]+)/),
    canonical: find(/<link rel=canonical href="([^"]*)"/),
    image: find(/<meta property=og:image content="([^"]*)"/),
    imageText: find(/<meta property=og:image:alt content="([^"]*)"/),
    card: find(/<meta name=twitter:card content=([a-z_]+)/),
    data: find(/<script type=application\/ld\+json>([^<]*)/),
  };
}

const sitemapOf = async (request: APIRequestContext) => {
  const text = await (await request.get('/sitemap.xml')).text();
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address));
};

test('every address of the sitemap is a document of its own, with its own name and description @main (#19.6)', async ({
  request,
}) => {
  const addresses = await sitemapOf(request);
  expect(addresses.map(({ pathname }) => pathname)).toEqual(
    expect.arrayContaining(['/', '/services', '/services/birth-certificate', '/about', '/verify']),
  );
  const documents = [];
  for (const { href, pathname } of addresses) {
    const found = await read(request, pathname);
    expect(found, pathname).toMatchObject({
      status: 200,
      robots: undefined,
      canonical: href,
      image: `${portal}/social.png`,
      imageText: expect.stringMatching(/./),
      card: 'summary_large_image',
    });
    expect(found.description?.length, pathname).toBeGreaterThan(50);
    documents.push(found);
  }
  for (const key of ['title', 'description', 'canonical'] as const) {
    expect(new Set(documents.map((found) => found[key])).size).toBe(documents.length);
  }
});

for (const path of [
  ...['/user/dashboard', '/user/apply', '/user/applications/7', '/staff/tasks', '/admin/users'],
  ...['/status', '/staff/login', '/admin/register', '/forgot-password'],
]) {
  test(`${path} is served, and not listed by search engines (#19.6)`, async ({ request }) => {
    expect(await read(request, path)).toMatchObject({
      status: 200,
      robots: 'noindex',
      canonical: undefined,
    });
  });
}

test('unknown addresses answer 404, with a page that says so and leads to the landing page (#19.6)', async ({
  page,
  request,
}) => {
  const notFound = page.getByRole('heading', { level: 1, name: 'Page not found' });
  for (const path of ['/services/nothing', '/userland', '/about/us', '/config.jsonx', '/nowhere']) {
    await test.step(path, async () => {
      expect(await read(request, path)).toMatchObject({ status: 404, robots: 'noindex' });
      await page.goto(path);
      await expect(notFound).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Portal' }).first()).toBeAttached();
    });
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeFocused();
  const board = page.getByRole('region', { name: 'Services you can apply for' });
  await expect(board.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('heading', { name: 'How It Works' })).toBeVisible();
});

test.describe('while the portal opens', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('an unknown address in Hindi never shows its page in English (#20.2)', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      const look = () => {
        const [title] = document.getElementsByTagName('h1');
        if (title && title.getClientRects().length > 0) seen.add(title.textContent);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(globalThis, { headingsSeen: () => [...seen] });
    });
    await page.goto('/hi/nowhere');
    await expect(heading(page)).toHaveText(notFoundInHindi);
    await expect.poll(() => page.evaluate('headingsSeen()')).toEqual([notFoundInHindi]);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  });

  test('an unknown address in Hindi shows its page in English when no script loads (#20.2)', async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/hi/nowhere');
    await expect(heading(page)).toHaveText('Page not found', { timeout: 8000 });
    await expect(heading(page)).toBeVisible({ timeout: 8000 });
  });
});

test('unknown addresses answer 404, in the area that they would belong to (#19.6)', async ({
  page,
  request,
}) => {
  expect(await read(request, '/user/search2')).toMatchObject({ status: 404, robots: 'noindex' });
  for (const path of ['/user/nothing', '/staff/review/7/more', '/admin/user']) {
    await test.step(path, async () => {
      expect(await read(request, path)).toMatchObject({ status: 404, robots: 'noindex' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      const area = path.split('/')[1] ?? '';
      const dashboard = page.getByRole('link', { name: 'Go to the dashboard' });
      await expect(dashboard).toHaveAttribute('href', `/${area}/dashboard`);
      await expect(page).toHaveURL(path);
    });
  }
});

test('a page that the hosting does not know yet still opens (#19.6)', async ({ page }) => {
  await beSignedIn(page, 'user');
  await page.route('/user/projects', (route) =>
    route.continue({ url: new URL('/nowhere', route.request().url()).href }),
  );
  expect((await page.goto('/user/projects'))?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Projects of the council' }),
  ).toBeVisible();
});

test('the structured data of a service has its name, its fee and its provider (#19.6)', async ({
  request,
}) => {
  const { data = '' } = await read(request, '/services/income-certificate');
  expect(JSON.parse(data)).toMatchObject({
    '@type': 'GovernmentService',
    name: 'Income Certificate',
    url: `${portal}/services/income-certificate`,
    provider: { '@type': 'GovernmentOrganization', name: 'Village Council' },
    offers: { price: '30', priceCurrency: 'INR' },
  });
  const { data: hindi = '' } = await read(request, '/hi/services/income-certificate');
  expect(JSON.parse(hindi)).toMatchObject({ provider: { name: 'ग्राम पंचायत' } });
});

test('robots.txt points to the sitemap, and security.txt to the office (#19.6)', async ({
  request,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(
    `Sitemap: ${portal}/sitemap.xml`,
  );
  const contact = await (await request.get('/.well-known/security.txt')).text();
  expect(contact).toContain('Contact: mailto:help@council.example');
  const expires = Date.parse(/Expires: (.*)/.exec(contact)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
});

test.describe('on the home screen', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the portal can be installed: it has a manifest, icons and a worker (#19.6)', async ({
    page,
    request,
  }) => {
    await page.goto('/');
    const session = await page.context().newCDPSession(page);
    const { data, errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? '') as {
      icons: { src: string; sizes: string; purpose: string }[];
      shortcuts: { url: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Village Council Portal', display: 'standalone' });
    expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(
      expect.arrayContaining([
        ...['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512'],
      ]),
    );
    const files = [
      ...manifest.icons.map(({ src }) => src),
      ...['/favicon.ico', '/apple-touch-icon.png', '/social.png'],
    ];
    for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      ...['/user/apply', '/user/applications', '/verify'],
    ]);
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
    await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
    // Tests run in a private window, which cannot install apps.
    const findErrors = async () => {
      const found = await session.send('Page.getInstallabilityErrors');
      return found.installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
    };
    await expect.poll(findErrors).toEqual([]);
  });
});
