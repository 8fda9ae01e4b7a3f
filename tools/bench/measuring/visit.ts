import type { Browser, BrowserContextOptions } from '@playwright/test';
import { applyConditions, type Conditions } from './conditions';
import { holdIdleWork, largestPaint, usableAt } from './inPage';
import { signInScript, type Screen } from './screens';
import { watchNetwork, type Load } from './watchNetwork';

export interface Visit {
  loads: Load[];
  /** When the screen could be used, in milliseconds from the start of the navigation. */
  readyAt: number;
  /** The largest contentful paint, in the same measure. */
  lcp: number;
}

/** A phone of the size that the portal is designed for first. */
export const phone = {
  ...{ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  ...{ locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
};

/** The screen does not come, or shows an error: its figures would be those of another screen. */
export class ScreenFailedError extends Error {
  override name = 'ScreenFailedError';
}

export interface LiveSession {
  /** What the session left in the browser. */
  storageState: NonNullable<BrowserContextOptions['storageState']>;
  /** Of a request that is counted. The store's own are left out: they go on for as long as the page is open. */
  counts: (url: URL) => boolean;
}

/**
 * A first visit from the address bar, with nothing cached or stored but a session, until the page is at rest. It has
 * no service worker: what a page asks for itself must not depend on when the worker starts.
 * @param live a session on the live store, in the place of the demo person's record
 */
export async function visitFirst(
  browser: Browser,
  address: string,
  screen: Screen,
  conditions: Conditions,
  live?: LiveSession,
): Promise<Visit> {
  const context = await browser.newContext({
    ...phone,
    serviceWorkers: 'block',
    ...(live ? { storageState: live.storageState } : {}),
  });
  try {
    if (screen.role && !live) await context.addInitScript({ content: signInScript(screen.role) });
    if (conditions.holdsIdleWork) await context.addInitScript(holdIdleWork);
    const page = await context.newPage();
    const network = await watchNetwork(page, live?.counts);
    await applyConditions(network.session, conditions);

    await page.goto(address + screen.path, { waitUntil: 'commit', timeout: 60_000 });
    const usable = await page
      .waitForFunction(usableAt, screen.ready, { polling: 'raf', timeout: 60_000 })
      .catch((cause: unknown) => {
        const what = `${address}${screen.path} has no '${screen.ready}' that can be used.`;
        throw new ScreenFailedError(what, { cause });
      });
    await network.quiet(conditions.cpu > 1 ? 3000 : 1500);
    if (new URL(page.url()).pathname !== new URL(address + screen.path).pathname) {
      throw new ScreenFailedError(`${address}${screen.path} leads to ${page.url()}.`);
    }
    const alert = page.locator(':is(main, [role=main]) [role=alert]').first();
    if (await alert.isVisible()) {
      throw new ScreenFailedError(`${address}${screen.path} says: ${await alert.innerText()}`);
    }
    return {
      loads: network.loads(await page.evaluate(() => performance.timeOrigin)),
      readyAt: (await usable.jsonValue()) ?? NaN,
      lcp: await page.evaluate(largestPaint),
    };
  } finally {
    await context.close();
  }
}
