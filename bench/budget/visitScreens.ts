import type { Browser, BrowserContext } from '@playwright/test';
import { demoAccounts } from '../../tools/accounts/demoAccounts';
import { counting } from '../measuring/conditions';
import { areasInLanguages, dashboards, mainScreens } from '../measuring/screens';
import { visitFirst, type Visit } from '../measuring/visit';
import type { MeasuredPortal } from '../portals';
import { siteNames } from '../../tools/building/apps';
import { startLivePortal } from '../../tools/portal/startLivePortal';
import { ports, portsFrom } from '../../tools/ports';
import { onLiveStore } from './budgets';

/** The first visits by screen name, to the portals that are measured. The live store is visited in one of them only. */
export type Visits = Map<string, { federated: Visit; oneBundle?: Visit }>;

/**
 * Makes first visits to the screens with budgets, without throttling the network or the processor. Without one bundle to
 * compare with, screens that repeat others are left out.
 */
export async function visitScreens(
  browser: Browser,
  { federated, oneBundle }: MeasuredPortal,
): Promise<Visits> {
  const visits: Visits = new Map();
  for (const screen of [...mainScreens, ...areasInLanguages]) {
    if (screen.isRepeat && oneBundle === undefined) continue;
    const visit = (address: string) => visitFirst(browser, address, screen, counting);
    // Only bytes are counted, so the two may run at the same time.
    const [one, other] = await Promise.all([visit(federated), oneBundle && visit(oneBundle)]);
    visits.set(screen.name, { federated: one, ...(other && { oneBundle: other }) });
  }
  return visits;
}

/**
 * Makes first visits to the dashboards on the live store, on emulators with the samples: with a real sign-in instead of a
 * session record written into the browser, and with an empty cache.
 * @throws NoFirestoreEmulatorError
 */
export async function visitLive(browser: Browser): Promise<Visits> {
  const visits: Visits = new Map();
  const own = portsFrom(ports.shell + 320);
  const portal = await startLivePortal({ ports: own, keep: false, isShort: true });
  try {
    const sites = siteNames.map((site) => String(own[site]));
    const counts = ({ port }: URL) => sites.includes(port);
    for (const account of demoAccounts) {
      const live = { storageState: await signIn(browser, portal.address, account), counts };
      for (const screen of dashboards.filter(({ role }) => role === account.role)) {
        const federated = await visitFirst(browser, portal.address, screen, counting, live);
        visits.set(screen.name + onLiveStore, { federated });
      }
    }
  } finally {
    await portal.stop();
  }
  return visits;
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
type BrowserState = Pick<State, 'cookies'> & {
  origins: (State['origins'][number] & { indexedDB?: { name: string }[] })[];
};

/** The stored state of a browser in which a demo account stays signed in. */
export async function signIn(
  browser: Browser,
  address: string,
  { role, email, password }: (typeof demoAccounts)[number],
) {
  await using context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${address}/${role}/login`);
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(`**/${role}/dashboard`);
  // The returned type lacks the databases that were requested.
  const { cookies, origins }: BrowserState = await context.storageState({ indexedDB: true });
  return {
    cookies,
    origins: origins.map(({ indexedDB = [], ...origin }) => ({
      ...origin,
      // The database of the accounts only: with Firestore's own cache, it would be a second visit.
      indexedDB: indexedDB.filter(({ name }) => name === 'firebaseLocalStorageDb'),
    })),
  };
}
