import { expect, type Page } from '@playwright/test';
import { signIn } from '../support/accounts';
import { go } from '../support/go';
import { untilKept } from '../support/offline';
import { test } from '../support/ownPortal';
import { ownPorts } from '../support/ports';
import { releasesOf } from '../support/releases';
import { shellReleases } from '../support/shellReleases';

test.use({ serviceWorkers: 'allow' });

const shellBuild = (page: Page) =>
  page.locator('meta[name="portal-build"]').getAttribute('content');

/** Resolves when the next service worker takes over the page. */
const nextWorker = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), {
          once: true,
        });
        void navigator.serviceWorker.ready.then((registration) => registration.update());
      }),
  );

test('a new shell takes over at the next page, and a half-filled form stays @main', async ({
  page,
  ownPortal,
}, info) => {
  expect(ownPortal.address).toBeTruthy();
  const releases = shellReleases(ownPorts(info.parallelIndex).shell);
  try {
    await page.goto('/staff/request');
    await untilKept(page);
    const before = await shellBuild(page);
    await page.getByLabel('Full Name').fill('Vimal Kadam');
    await page.evaluate(() => document.body.setAttribute('data-marked', ''));

    const second = await releases.releaseAnother();
    await nextWorker(page);
    await expect(page.getByLabel('Full Name')).toHaveValue('Vimal Kadam');
    await expect(page.locator('body')).toHaveAttribute('data-marked', '');

    await page.goto('/');
    expect([before, await shellBuild(page)]).toEqual([before, second]);
    releases.restore();
    await nextWorker(page);
    await page.goto('/');
    expect(await shellBuild(page)).toBe(before);
  } finally {
    releases.restore();
  }
});

test('with a worker the next visit loads a new release of an area, after a rollback the old one, and an area whose server is down; a release without a worker removes it and all its caches', async ({
  page,
  ownPortal,
}, info) => {
  test.setTimeout(120_000);
  const { shell: port } = ownPorts(info.parallelIndex);
  const releases = releasesOf('user', port);
  const shell = shellReleases(port);
  const row = page.getByRole('row', { name: /User Services/ });
  const visit = async () => {
    await page.goto('/user/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await go(page, '/status');
  };
  try {
    await signIn(page, 'user');
    await untilKept(page, 'user');
    await test.step('releases and rolls back the area', async () => {
      const second = releases.releaseAnother().replace('-', '+');
      await visit();
      await expect(row).toContainText(`Running ${second}`);
      releases.restore();
      await visit();
      await expect(row).toContainText('Running');
      await expect(row).not.toContainText(second);
    });

    await untilKept(page, 'user');
    await test.step('stops the server of the area', async () => {
      await ownPortal.areas.user.stop();
      try {
        await page.goto('/user/search');
        await expect(
          page.getByRole('heading', { level: 1, name: 'Discover Services' }),
        ).toBeVisible();
      } finally {
        await ownPortal.areas.user.start();
      }
    });

    await test.step('releases a shell without a worker', async () => {
      await shell.releaseAnother({ isWithdrawn: true });
      await page.evaluate(async () => {
        await (await navigator.serviceWorker.ready).update();
      });
      await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
      await expect
        .poll(() =>
          page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
        )
        .toBe(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  } finally {
    releases.restore();
    shell.restore();
  }
});
