import type { Browser } from '@playwright/test';
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
const phone = {
  ...{ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  ...{ locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
};

/** The screen does not come, or shows an error: its figures would be those of another screen. */
export class ScreenFailedError extends Error {
  override name = 'ScreenFailedError';
}

/**
 * A first visit from the address bar, with nothing cached or stored, until the page is at rest. It has
 * no service worker: what a page asks for itself must not depend on when the worker starts.
 */
export async function visitFirst(
  browser: Browser,
  address: string,
  screen: Screen,
  conditions: Conditions,
): Promise<Visit> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    if (screen.role) await context.addInitScript({ content: signInScript(screen.role) });
    if (conditions.holdsIdleWork) await context.addInitScript(holdIdleWork);
    const page = await context.newPage();
    const network = await watchNetwork(page);
    await applyConditions(network.session, conditions);

    await page.goto(address + screen.path, { waitUntil: 'commit', timeout: 60_000 });
    const usable = await page
      .waitForFunction(usableAt, screen.ready, { polling: 'raf', timeout: 60_000 })
      .catch((cause: unknown) => {
        const what = `${address}${screen.path} has no '${screen.ready}' that can be used.`;
        throw new ScreenFailedError(what, { cause });
      });
    await network.quiet(conditions.cpu > 1 ? 3000 : 1500);
    const alert = page.locator('main [role=alert]').first();
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
