// `npm run bench:live`: how soon a citizen sees their applications on the live store and on the device's, on a slow phone:
// at a first visit, and when they come back to what the browser has kept.
//   -- --quick   one round rather than the median of five
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { demoAccounts } from '../tools/accounts/demoAccounts';
import { signIn } from './budget/visitScreens';
import { buildApps } from '../tools/building/buildApps';
import { markdownTable } from './markdownTable';
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
/** The first of the citizen's own applications. */
const ready = ':is(main, [role=main]) a[href^="/user/applications/"]';
/** Milliseconds for which a list is read at least. */
const reading = 5000;
/** What is agreed of the live store, to the time of the device's. */
const goal = 1.5;

const rows = ['first visit', 'coming back'] as const;

/**
 * Milliseconds until the applications can be pressed, in the order of `rows`.
 * @param session one that stayed, and nothing else; on the device its record is all that there is
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
      // The worker keeps what the next visit comes with.
      await page.evaluate(() => navigator.serviceWorker.ready);
      // By the clock, as people read: no event says that the page is done with what nobody sees, and what it leaves for
      // the next visit is not there at once.
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
    // In turns, so that other load on the machine affects both.
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
