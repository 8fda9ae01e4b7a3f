import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { MeasuredPortal } from '../portals';
import { unthrottled } from './conditions';
import type { Load } from './loads';
import { landing, type Screen } from './screens';
import { newVisitor, openScreen } from './visit';

export interface ReturnVisit {
  screen: string;
  /** What the service worker fetched ahead during the first visit. */
  ahead: Load[];
  /** What the second visit brought over the network. */
  second: Load[];
  /** Whether the third, with nothing to answer it, shows the screen. */
  opensOffline: boolean;
}

const heading = 'main h1';

/** Screens that must open again and again: for everybody, and for a citizen who is signed in. */
export const returnScreens: readonly Screen[] = [
  { ...landing, ready: heading },
  ...['dashboard', 'search', 'apply', 'applications', 'profile'].map((page): Screen => {
    const path = `/user/${page}`;
    return { name: path, path, kind: 'other', role: 'user', ready: heading };
  }),
];

/** Visits a screen, visits it again, and a third time with every server stopped. */
export async function visitAgain(
  browser: Browser,
  portal: MeasuredPortal,
  screen: Screen,
): Promise<ReturnVisit> {
  const context = await newVisitor(browser, screen.role ? { role: screen.role } : {});
  try {
    const first = await openScreen(context, portal.address, screen, unthrottled);
    await workerAtRest(first.page);
    await first.network.quiet(1500);
    const ahead = await first.network.loads(0);
    await first.page.close();

    const second = await openScreen(context, portal.address, screen, unthrottled);
    await second.page.close();
    return {
      screen: screen.name,
      ahead: ahead.filter(({ by }) => by === 'worker'),
      second: second.visit.loads,
      opensOffline: await opensOffline(context, portal, screen),
    };
  } finally {
    await context.close();
  }
}

/** A worker that is registered takes over; one that is not is not waited for. */
async function workerAtRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (registration) await navigator.serviceWorker.ready;
  });
}

async function opensOffline(
  context: BrowserContext,
  { address, servers }: MeasuredPortal,
  screen: Screen,
): Promise<boolean> {
  await Promise.all(servers.map((server) => server.stop()));
  await context.setOffline(true);
  const page = await context.newPage();
  try {
    await page.goto(address + screen.path, { waitUntil: 'commit' });
    await page.locator(screen.ready).first().waitFor({ timeout: 15_000 });
    // That no failure follows has no event: what could still fail is given half a second.
    await page.waitForTimeout(500);
    return !(await page.locator('main [role=alert]').first().isVisible());
  } catch {
    return false;
  } finally {
    await page.close();
    await Promise.all(servers.map((server) => server.start()));
  }
}
