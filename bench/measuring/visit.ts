import type { Browser, BrowserContextOptions } from '@playwright/test';
import { applyConditions, type Conditions } from './conditions';
import { holdIdleWork, largestPaint, usableAt } from './inPage';
import { signInScript, type Screen } from './screens';
import { watchNetwork, type Load } from './watchNetwork';

export interface Visit {
  loads: Load[];
  /** When the screen became usable, in milliseconds from the start of the navigation. */
  readyAt: number;
  /** The largest contentful paint, in milliseconds from the start of the navigation. */
  lcp: number;
}

/** A phone of the size that the portal is primarily designed for. */
export const phone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
};

/** A session on the live store, instead of the demo person's record. */
interface LiveSession {
  /** The stored state that the session left in the browser. */
  storageState: NonNullable<BrowserContextOptions['storageState']>;
  /** Whether a request counts. Requests to the store do not: they stay open as long as the page. */
  counts: (url: URL) => boolean;
}

/**
 * A first visit from the address bar, with nothing cached or stored but a session, until the page is idle. Without a
 * service worker, so that the page's own requests do not depend on when the worker starts. Throws if the screen does not
 * appear or shows an error: the figures would be those of another screen.
 */
export async function visitFirst(
  browser: Browser,
  address: string,
  { path, role, ready }: Screen,
  conditions: Conditions,
  { counts, ...session }: Partial<LiveSession> = {},
): Promise<Visit> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block', ...session });
  try {
    if (role && !counts) await context.addInitScript({ content: signInScript(role) });
    if (conditions.holdsIdleWork) await context.addInitScript(holdIdleWork);
    const page = await context.newPage();
    const network = await watchNetwork(page, counts);
    await applyConditions(network.session, conditions);

    const url = new URL(address + path);
    await page.goto(url.href, { waitUntil: 'commit', timeout: 60_000 });
    const usable = await page
      .waitForFunction(usableAt, ready, { polling: 'raf', timeout: 60_000 })
      .catch((cause: unknown) => {
        throw new Error(`${url.href} has no '${ready}' that can be used.`, { cause });
      });
    await network.quiet(conditions.cpu > 1 ? 3000 : 700);
    if (new URL(page.url()).pathname !== url.pathname) {
      throw new Error(`${url.href} leads to ${page.url()}.`);
    }
    const alert = page.locator(':is(main, [role=main]) [role=alert]').first();
    if (await alert.isVisible()) {
      throw new Error(`${url.href} says: ${await alert.innerText()}`);
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
