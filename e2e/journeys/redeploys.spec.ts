import { expect, type Page } from '@playwright/test';
import { register, signIn } from '../support/accounts';
import { answerQuestions, submitApplication } from '../support/apply';
import { go } from '../support/go';
import { test as base } from '../support/ownPortal';
import { ownPorts } from '../support/ports';
import { releasesOf, type Area } from '../support/releases';

type Releases = ReturnType<typeof releasesOf>;

interface Releasing {
  /** The releases of an area in the worker's own portal, which are rolled back when the test ends. */
  releasesOfArea: (area: Area) => Releases;
}

const test = base.extend<Releasing>({
  releasesOfArea: async ({ ownPortal: _running }, provide, { parallelIndex }) => {
    const made: Releases[] = [];
    await provide((area) => {
      const releases = releasesOf(area, ownPorts(parallelIndex).shell);
      made.push(releases);
      return releases;
    });
    for (const releases of made) releases.restore();
  },
});

/** For each area: the page that a tab has open, and one that it has not opened yet. */
const areas = [
  { area: 'user', name: 'User Services', link: 'Profile', heading: 'Profile' },
  { area: 'staff', name: 'Staff Panel', link: 'Tasks', heading: 'Tasks' },
  { area: 'admin', name: 'Admin Portal', link: 'Services', heading: 'Services' },
] as const;

const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-marked', ''));
const isMarked = (page: Page) => page.evaluate(() => document.body.hasAttribute('data-marked'));

async function expectRunning(page: Page, name: string, release: RegExp | string) {
  await go(page, '/status');
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(
    typeof release === 'string' ? `Running ${release.replace('-', '+')}` : release,
  );
}

async function openPage(page: Page, link: string, heading: string) {
  await page.getByRole('navigation').getByRole('link', { name: link, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
}

for (const { area, name, link, heading } of areas) {
  const marks = area === areas[0].area ? '' : ' @repeat';
  test.describe(`a release of the ${area} area under an open tab${marks}`, () => {
    test('keeps the tab on the old chunks while they are served @main', async ({
      page,
      releasesOfArea,
    }) => {
      const releases = releasesOfArea(area);
      await signIn(page, area);
      await page.waitForLoadState('networkidle');
      await mark(page);

      const second = releases.releaseAnother();
      await openPage(page, link, heading);

      expect(await isMarked(page)).toBe(true);
      await go(page, '/status');
      const row = page.getByRole('row', { name: new RegExp(name) });
      await expect(row).toContainText(second.replace('-', '+'));
      await expect(row).not.toContainText(`Running ${second.replace('-', '+')}`);
    });

    // With the half-filled application below `npm test` does the same.
    test('moves the tab to the new build without a reload when the old chunks are gone @repeat', async ({
      page,
      releasesOfArea,
    }) => {
      const releases = releasesOfArea(area);
      await signIn(page, area);
      await page.waitForLoadState('networkidle');
      await mark(page);

      const second = releases.releaseAnother();
      releases.removeFirst();
      await openPage(page, link, heading);

      expect(await isMarked(page)).toBe(true);
      await expectRunning(page, name, second);
    });

    // worker.spec.ts rolls back with a service worker, which caches what the next load shows.
    test('disappears after a rollback with the next page load @repeat', async ({
      page,
      releasesOfArea,
    }) => {
      const releases = releasesOfArea(area);
      const second = releases.releaseAnother();
      await page.goto(`/${area}/login`);
      await expect(page.getByLabel('Email Address')).toBeEditable();
      await expectRunning(page, name, second);

      releases.restore();
      await page.goto(`/${area}/login`);
      await expect(page.getByLabel('Email Address')).toBeEditable();

      await go(page, '/status');
      const row = page.getByRole('row', { name: new RegExp(name) });
      await expect(row).toContainText('Running');
      await expect(row).not.toContainText(second.replace('-', '+'));
    });
  });
}

for (const [chunks, repeats] of [
  ['kept', ' @repeat'],
  ['gone', ''],
] as const) {
  test(`a half-filled application survives a release with the old chunks ${chunks}${repeats} @main`, async ({
    page,
    releasesOfArea,
  }) => {
    const releases = releasesOfArea('user');
    await register(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Apply', exact: true }).click();
    const service = page.getByLabel('Service Required');
    await service.selectOption('Income Certificate');
    const chosen = await service.inputValue();
    const details = page.getByLabel('Application Details');
    await details.fill('For the scholarship of my daughter.');
    await page.waitForLoadState('networkidle');
    await mark(page);

    const second = releases.releaseAnother();
    if (chunks === 'gone') releases.removeFirst();
    await details.press('End');
    await details.pressSequentially(' She is in class 8.');

    // Leaves for a page whose code may be gone, and comes back.
    await openPage(page, 'Profile', 'Profile');
    await page.getByRole('navigation').getByRole('link', { name: 'Apply', exact: true }).click();

    await expect(details).toHaveValue('For the scholarship of my daughter. She is in class 8.');
    await expect(service).toHaveValue(chosen);
    expect(await isMarked(page)).toBe(true);
    await answerQuestions(page);
    await page.getByRole('checkbox', { name: /I certify/ }).check();
    await submitApplication(page);
    await expect(page.getByText('Application Submitted!')).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    if (chunks === 'gone') await expectRunning(page, 'User Services', second);
  });
}

async function tryBuild(page: Page, manifest: string) {
  await page.getByLabel('Area to try').selectOption('staff');
  await page.getByLabel('Address of the manifest').fill(manifest);
  await page.getByRole('button', { name: 'Try this build' }).click();
}

test('a build can be tried in this browser only; one press ends the trial, and so does a build that does not load', async ({
  page,
  ownPortal,
  releasesOfArea,
}) => {
  const releases = releasesOfArea('staff');
  const second = releases.releaseAnother();
  releases.restore();
  const { origin } = new URL(ownPortal.address.replace(/\d+$/, (port) => String(Number(port) + 2)));
  const trial = page.getByText('You are trying another build of Staff Panel');
  const row = page.getByRole('row', { name: /Staff Panel/ });
  await page.goto('/status');
  await tryBuild(page, `${origin}/builds/none/mf-manifest.json`);
  await expect(trial).toBeVisible();
  await go(page, '/staff/login');
  await expect(page.getByLabel('Email Address')).toBeEditable();
  await expect(page.getByText('You are trying another build')).toBeHidden();

  await go(page, '/status');
  await expect(row).toContainText('Running');
  await tryBuild(page, `${origin}/builds/${second}/mf-manifest.json`);
  await go(page, '/staff/login');
  await expect(page.getByLabel('Email Address')).toBeEditable();
  await expect(trial).toBeVisible();
  await expectRunning(page, 'Staff Panel', second);

  await page.getByRole('button', { name: 'Stop trying it' }).click();
  await expect(page.getByText('You are trying another build')).toBeHidden();
  await expect(row).toContainText('Running');
  await expect(row).not.toContainText(`Running ${second.replace('-', '+')}`);
});
