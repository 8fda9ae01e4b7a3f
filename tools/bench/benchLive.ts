// `npm run bench:live`: how soon a citizen sees their applications on the live store and on the device's, on a slow phone:
// at a first visit, and when they come back to what the browser has kept.
//   -- --quick   one round rather than the median of five
import { cpus, loadavg } from 'node:os';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { demoAccounts } from '../accounts/demoAccounts';
import { signIn } from '../budget/visitLive';
import { buildApps } from '../building/buildApps';
import { markdownTable } from '../markdownTable';
import { startLivePortal } from '../portal/startLivePortal';
import { startPortal } from '../portal/startPortal';
import { ports, portsFrom } from '../ports';
import { runCommand } from '../running/runCommand';
import { applyConditions, slow4g } from './measuring/conditions';
import { usableAt } from './measuring/inPage';
import { launchBrowser } from './measuring/launchBrowser';
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

interface Store {
  address: string;
  /** A session that stayed, and nothing else. */
  state: BrowserContextOptions['storageState'];
  /** Where the record of a session is all that there is. */
  script?: string;
}

const rows = ['first visit', 'coming back'] as const;

/** Milliseconds until the applications can be pressed, in the order of `rows`. */
async function visitTwice(browser: Browser, { address, state, script }: Store): Promise<number[]> {
  const context = await browser.newContext({
    ...phone,
    serviceWorkers: 'allow',
    ...(state ? { storageState: state } : {}),
  });
  try {
    if (script) await context.addInitScript({ content: script });
    const times: number[] = [];
    for (const row of rows) {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await applyConditions(session, slow4g);
      await page.goto(address + path, { waitUntil: 'commit', timeout: 120_000 });
      const usable = await page.waitForFunction(usableAt, ready, {
        polling: 'raf',
        timeout: 120_000,
      });
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
  } finally {
    await context.close();
  }
}

async function benchLive(rounds: number) {
  await buildApps({ which: 'stale', say: console.log });
  const citizen = demoAccounts.find(({ role }) => role === 'user');
  if (!citizen) throw new Error('There is no citizen to sign in.');
  const running: (() => Promise<unknown>)[] = [];
  try {
    const device = await startPortal({ ports: portsFrom(ports.shell + 330), accounts: 'memory' });
    running.push(() => device.stop());
    const live = await startLivePortal({ ports: portsFrom(ports.shell + 340), keep: false });
    running.push(() => live.stop());
    const browser = await launchBrowser();
    running.push(() => browser.close());
    const state = await signIn(browser, live.address, citizen);
    const onDevice = { address: device.address, state: undefined, script: signInScript('user') };
    const onLive = { address: live.address, state };
    const times: { device: number[]; live: number[] }[] = [];
    // In turns, so that other load on the machine affects both.
    for (let round = 0; round < rounds; round += 1) {
      console.error(`Round ${round + 1} of ${rounds} …`);
      times.push({
        device: await visitTwice(browser, onDevice),
        live: await visitTwice(browser, onLive),
      });
    }
    const figures = rows.map((row, index) => {
      const usual = (store: 'device' | 'live') =>
        median(times.map((round) => round[store][index] ?? NaN));
      const [ofDevice, ofLive] = [usual('device'), usual('live')];
      const ratio = ofLive / ofDevice;
      const each = times.map(({ live }) => live[index]).join(', ');
      const mark = ratio <= goal ? '✓' : '✗';
      const inMilliseconds = [ofDevice, ofLive].map((time) => `${Math.round(time)} ms`);
      return [row, ...inMilliseconds, ratio.toFixed(2), goal.toFixed(2), mark, each];
    });
    console.log(
      markdownTable(['', 'device', 'live', 'ratio', 'goal', '', 'each of the live store'], figures),
    );
    const load = loadavg().map((value) => value.toFixed(1));
    console.log(
      `\nChromium ${browser.version()}, ${cpus().length} cores, load of the last 1, 5 and 15 minutes: ${load.join(', ')}`,
    );
  } finally {
    for (const stop of running.reverse()) await stop();
  }
}

runCommand({
  usage: 'npm run bench:live -- [--quick]',
  takes: [],
  options: { quick: { type: 'boolean', default: false } },
  run: ({ quick }) => benchLive(quick ? 1 : 5),
});
