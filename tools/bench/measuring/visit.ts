import type { Browser } from '@playwright/test';
import { applyConditions, type Conditions } from './conditions';
import type { Load } from './loads';
import { signInScript, type Screen } from './screens';
import { watchNetwork } from './watchNetwork';

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

// The functions below run in the page. A compiler may wrap named functions, so they have none inside.

/**
 * Holds idle work back until the screen can be used, as a busy phone does: otherwise it depends on the
 * moment whether it counts as needed for that.
 */
function holdIdleWork(): void {
  const ask = window.requestIdleCallback.bind(window);
  const held: Parameters<typeof ask>[] = [];
  let isHeld = true;
  window.requestIdleCallback = (...work) => (isHeld ? held.push(work) : ask(...work));
  addEventListener('screen-usable', () => {
    isHeld = false;
    for (const work of held.splice(0)) ask(...work);
  });
}

/**
 * What is prerendered looks ready before its code has come: React marks the elements that it handles.
 * Whatever the main thread does before it would answer a key press comes first.
 */
function usableAt(selector: string): Promise<number> | null {
  const element = document.querySelector(selector);
  if (!element || element.matches(':disabled')) return null;
  if (!Object.keys(element).some((key) => key.startsWith('__reactProps$'))) return null;
  return new Promise((resolve) => {
    setTimeout(() => {
      dispatchEvent(new Event('screen-usable'));
      resolve(performance.now());
    });
  });
}

function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
}
