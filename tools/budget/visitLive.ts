import type { Browser, BrowserContext } from '@playwright/test';
import { demoAccounts } from '../accounts/demoAccounts';
import { counting } from '../bench/measuring/conditions';
import { liveDashboards } from '../bench/measuring/screens';
import { type LiveSession, visitFirst } from '../bench/measuring/visit';
import { siteNames } from '../building/apps';
import { startLivePortal } from '../portal/startLivePortal';
import { ports, portsFrom } from '../ports';
import type { Visited } from './compare';

const livePorts = portsFrom(ports.shell + 320);

/** Firestore's own copy of what was read would make it a second visit. */
const keptByFirebaseAuth = 'firebaseLocalStorageDb';

/**
 * First visits to the dashboards on the live store, on emulators with the samples: somebody who is signed in and comes with
 * nothing cached.
 * @throws NoFirestoreEmulatorError
 */
export async function visitLive(browser: Browser): Promise<Map<string, Visited>> {
  const visits = new Map<string, Visited>();
  const portal = await startLivePortal({ ports: livePorts, keep: false, isShort: true });
  try {
    const own = siteNames.map((site) => String(livePorts[site]));
    const counts = ({ port }: URL) => own.includes(port);
    for (const screen of liveDashboards) {
      const account = demoAccounts.find(({ role }) => role === screen.role);
      if (!account) throw new Error(`Nobody visits '${screen.name}'.`);
      const storageState = await signIn(browser, portal.address, account);
      const live = { storageState, counts };
      const federated = await visitFirst(browser, portal.address, screen, counting, live);
      visits.set(screen.name, { federated });
    }
  } finally {
    await portal.stop();
  }
  return visits;
}

type Account = (typeof demoAccounts)[number];

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
type BrowserState = Pick<State, 'cookies'> & {
  origins: (State['origins'][number] & { indexedDB?: { name: string }[] })[];
};

/** What a session that stays leaves in a browser. */
export async function signIn(
  browser: Browser,
  address: string,
  { role, email, password }: Account,
) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(`${address}/${role}/login`);
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('checkbox', { name: 'Remember me' }).check();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(`**/${role}/dashboard`);
    return await sessionOf(context);
  } finally {
    await context.close();
  }
}

async function sessionOf(context: BrowserContext): Promise<LiveSession['storageState']> {
  // The type of what comes back lacks the databases that were asked for.
  const { cookies, origins }: BrowserState = await context.storageState({ indexedDB: true });
  const withoutRecords = origins.map(({ indexedDB = [], ...origin }) => ({
    ...origin,
    indexedDB: indexedDB.filter(({ name }) => name === keptByFirebaseAuth),
  }));
  return { cookies, origins: withoutRecords };
}
