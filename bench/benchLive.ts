// `npm run bench:live`: how soon a citizen sees their applications on the live store and on the device store, on a slow
// phone: on a first visit, and on a return visit with the browser's cache.
//   -- --quick   one round instead of the median of five
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { demoAccounts } from '../tools/accounts/demoAccounts';
import { signIn } from './budget/visitScreens';
import { buildApps } from '../tools/building/buildApps';
import { markdownTable } from '../tools/markdownTable';
import { startLivePortal } from '../tools/portal/startLivePortal';
import { startPortal } from '../tools/portal/startPortal';
import { ports, portsFrom } from '../tools/ports';
import { runCommand } from '../tools/running/runCommand';
import { applyConditions, slow4g } from './measuring/conditions';
import { usableAt } from './measuring/inPage';
import { launchBrowser, machineOf } from './measuring/launchBrowser';
import { signInScript } from './measuring/screens';
import { phone } from './measuring/visit';
import { median } from './report';

const path = '/user/applications';
/** The link of the citizen's first application. */
const ready = ':is(main, [role=main]) a[href^="/user/applications/"]';
/** Milliseconds for which a citizen reads the list, at least. */
const reading = 5000;
/** The agreed limit: the time on the live store divided by the time on the device store. */
const goal = 1.5;

const rows = ['first visit', 'coming back'] as const;

/**
 * Milliseconds until the applications can be clicked, in the order of `rows`.
 * @param session the stored state of a signed-in browser; the device store needs none: its session record is
 * written by a script
 */
async function visitTwice(
  browser: Browser,
  address: string,
  session: { storageState?: NonNullable<BrowserContextOptions['storageState']> } = {},
): Promise<number[]> {
  await using context = await browser.newContext({ ...phone, serviceWorkers: 'allow', ...session });
  if (!session.storageState) await context.addInitScript({ content: signInScript('user') });
  const times: number[] = [];
  for (const row of rows) {
    const page = await context.newPage();
    await applyConditions(await context.newCDPSession(page), slow4g);
    await page.goto(address + path, { waitUntil: 'commit', timeout: 120_000 });
    const options = { polling: 'raf', timeout: 120_000 } as const;
    const usable = await page.waitForFunction(usableAt, ready, options);
    times.push(Math.round((await usable.jsonValue()) ?? NaN));
    if (row === 'first visit') {
      // The service worker caches what the next visit loads.
      await page.evaluate(() => navigator.serviceWorker.ready);
      // A fixed wait, as long as people read: no event says when the page has finished its background work, and what it
      // caches for the next visit is not stored at once.
      await page.waitForTimeout(reading);
    }
    await page.close();
  }
  return times;
}

async function benchLive(rounds: number) {
  await buildApps({ which: 'stale', say: console.log });
  const running: { stop(): Promise<void> }[] = [];
  try {
    await using browser = await launchBrowser();
    const onDevice = await startPortal({ ports: portsFrom(ports.shell + 330), accounts: 'memory' });
    running.push(onDevice);
    const onLive = await startLivePortal({ ports: portsFrom(ports.shell + 340), keep: false });
    running.push(onLive);
    const storageState = await signIn(browser, onLive.address, demoAccounts[0]);
    const device: number[][] = [];
    const live: number[][] = [];
    // The two stores take turns, so that other load on the machine affects both.
    for (let round = 0; round < rounds; round += 1) {
      console.error(`Round ${round + 1} of ${rounds} …`);
      device.push(await visitTwice(browser, onDevice.address));
      live.push(await visitTwice(browser, onLive.address, { storageState }));
    }
    const figures = rows.map((row, index) => {
      const [ofDevice = [], ofLive = []] = [device, live].map((times) =>
        times.map((both) => both[index] ?? NaN),
      );
      const ratio = median(ofLive) / median(ofDevice);
      const usual = [ofDevice, ofLive].map((times) => `${Math.round(median(times))} ms`);
      const mark = ratio <= goal ? '✓' : '✗';
      return [row, ...usual, ratio.toFixed(2), goal.toFixed(2), mark, ofLive.join(', ')];
    });
    const heads = ['', 'device', 'live', 'ratio', 'goal', '', 'each of the live store'];
    console.log(`${markdownTable(heads, figures)}\n\n${machineOf(browser)}`);
  } finally {
    await Promise.all(running.map((portal) => portal.stop()));
  }
}

runCommand({
  usage: 'npm run bench:live -- [--quick]',
  takes: [],
  options: { quick: { type: 'boolean', default: false } },
  run: ({ quick }) => benchLive(quick ? 1 : 5),
});
