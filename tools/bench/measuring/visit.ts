import type { Browser, BrowserContext, Page } from '@playwright/test';
import type * as Observe from '../in-page/observe';
import { bundleForPage } from '../in-page/bundleForPage';
import { cumulativeShift } from './cumulativeShift';
import { applyConditions, type Conditions } from './conditions';
import type { Load } from './loads';
import { signInScript, type Screen } from './screens';
import { type NetworkWatch, watchNetwork } from './watchNetwork';

export interface Visit {
  loads: Load[];
  /** When what the visitor came for could be used, in milliseconds. */
  readyAt: number;
  lcp: number;
  cls: number;
}

/** A phone of the size that the portal is designed for first. */
export const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
export const desktop = { viewport: { width: 1280, height: 800 } };

const place = { locale: 'en-IN', timezoneId: 'Asia/Kolkata' };

/** How long nothing must be asked for until a page counts as at rest, in milliseconds. */
const restOf = ({ cpu }: Conditions) => (cpu > 1 ? 3000 : 1500);

export interface Visitor {
  /** Whose demo person is signed in. */
  role?: Screen['role'];
  device?: object;
  /** Without the service worker, what a page itself asks for does not depend on when the worker starts. */
  hasWorker?: boolean;
}

/** The screen does not come, or shows that something failed: its figures would be those of another. */
export class ScreenFailedError extends Error {
  override name = 'ScreenFailedError';
}

/** A browser that has never seen the portal. */
export async function newVisitor(
  browser: Browser,
  { role, device = phone, hasWorker = true }: Visitor = {},
): Promise<BrowserContext> {
  const serviceWorkers = hasWorker ? 'allow' : 'block';
  const context = await browser.newContext({ ...place, ...device, serviceWorkers });
  if (role) await context.addInitScript({ content: signInScript(role) });
  return context;
}

/** Opens a screen from the address bar and waits until it is at rest. */
export async function openScreen(
  context: BrowserContext,
  address: string,
  screen: Screen,
  conditions: Conditions,
): Promise<{ page: Page; network: NetworkWatch; visit: Visit }> {
  const page = await context.newPage();
  await page.addInitScript({ content: await observing(screen, conditions) });
  const network = await watchNetwork(page);
  await applyConditions(network.session, conditions);

  await page.goto(address + screen.path, { waitUntil: 'commit', timeout: 60_000 });
  const ready = page.waitForFunction(() => observed.observation().readyAt !== null, null, {
    timeout: 60_000,
  });
  await ready.catch((cause: unknown) => {
    const what = `${address}${screen.path} has no '${screen.ready}' that can be used.`;
    throw new ScreenFailedError(what, { cause });
  });
  await network.quiet(restOf(conditions));
  const alert = page.locator('main [role=alert]').first();
  if (await alert.isVisible()) {
    throw new ScreenFailedError(`${address}${screen.path} says: ${await alert.innerText()}`);
  }
  const { timeOrigin, lcp, shifts, readyAt } = await page.evaluate(() => observed.observation());
  return {
    page,
    network,
    visit: {
      loads: await network.loads(timeOrigin),
      readyAt: readyAt ?? NaN,
      lcp: lcp ?? NaN,
      cls: cumulativeShift(shifts),
    },
  };
}

/** A first visit: nothing cached, nothing stored. */
export async function visitFirst(
  browser: Browser,
  address: string,
  screen: Screen,
  conditions: Conditions,
  visitor: Visitor = {},
): Promise<Visit> {
  const context = await newVisitor(browser, {
    ...(screen.role ? { role: screen.role } : {}),
    ...visitor,
  });
  try {
    return (await openScreen(context, address, screen, conditions)).visit;
  } finally {
    await context.close();
  }
}

/** The longest interaction since the page was last asked, in milliseconds. */
export function takeSlowest(page: Page): Promise<number> {
  return page.evaluate(() => observed.takeSlowestInteraction());
}

let bundled: Promise<string> | undefined;

async function observing(
  { ready }: Screen,
  { holdsIdleWork = false }: Conditions,
): Promise<string> {
  bundled ??= bundleForPage('in-page/observe.ts', 'observed');
  const hold = holdsIdleWork ? 'observed.holdIdleWork();' : '';
  return `${await bundled}${hold}observed.start(${JSON.stringify(ready)})`;
}

/** In the page: what the script holds. */
declare const observed: typeof Observe;
