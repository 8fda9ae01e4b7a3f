// `npm run bench:reactions`: how long the portal takes to answer a press, from the press to the next picture, on a phone with
// a processor 13 times slower than this machine's (#21.5). Builds what has changed and serves it, unless it is given the
// address of a portal that is running.
//   -- --touch   by a finger: the browser draws the pressed look before it reports the press, and counts that time too
import { loadavg } from 'node:os';
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import type { Role } from 'shared-auth';
import { runCommand } from '../running/runCommand';
import { applyConditions } from './measuring/conditions';
import { launchBrowser } from './measuring/launchBrowser';
import { signInScript } from './measuring/screens';
import { interactionTimes, watchInteractions } from './measuring/watchInteractions';
import { onPortal } from './onPortal';
import { type Figure, figuresTable, isOver } from './report';

const runs = 5;
/** Milliseconds: what may usually pass until a press is answered. */
const limit = 200;
/** Milliseconds for which a button or the glass is held down. */
const held = 100;
/** Milliseconds in which idle work after loading, and what a press has set going, come to an end. */
const rest = 1500;

interface Reaction {
  what: string;
  path: string;
  role?: Role;
  press: (page: Page) => Locator;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const theme = button(/^Switch to (dark|light) theme$/);
const menu = button('Open menu');

const reactions: readonly Reaction[] = [
  { what: 'Landing page, theme', path: '/', press: theme },
  { what: 'Landing page, menu', path: '/', press: menu },
  { what: 'Citizen login, theme', path: '/user/login', press: theme },
  {
    what: 'Citizen login, show the password',
    path: '/user/login',
    press: button('Show password'),
  },
  { what: 'Citizen dashboard, theme', path: '/user/dashboard', role: 'user', press: theme },
  {
    what: 'Citizen dashboard, menu of the area',
    path: '/user/dashboard',
    role: 'user',
    press: button('Menu User Services'),
  },
  {
    what: 'Citizen, the apply form by parts',
    path: '/user/apply?service=Birth%20Certificate',
    role: 'user',
    press: (page) => page.getByRole('checkbox', { name: 'One part at a time' }),
  },
  {
    what: 'Citizen, tick a thing to do',
    path: '/user/tasks',
    role: 'user',
    press: (page) => page.getByRole('checkbox').first(),
  },
  { what: 'Staff dashboard, theme', path: '/staff/dashboard', role: 'staff', press: theme },
  {
    what: 'Staff dashboard, next page',
    path: '/staff/dashboard',
    role: 'staff',
    press: button('Next'),
  },
  { what: 'Work list, theme', path: '/staff/worklist', role: 'staff', press: theme },
  {
    what: 'Work list, another tab',
    path: '/staff/worklist',
    role: 'staff',
    press: (page) => page.getByRole('link', { name: /^Decided/ }),
  },
  { what: 'Admin dashboard, theme', path: '/admin/dashboard', role: 'admin', press: theme },
  {
    what: 'Admin, details of an application',
    path: '/admin/applications',
    role: 'admin',
    press: (page) => page.getByRole('button', { name: /^Details of/ }).first(),
  },
  {
    what: 'Admin, a preset of the reports',
    path: '/admin/reports',
    role: 'admin',
    press: button('Last month'),
  },
];

async function benchReactions(address: string, isTouch: boolean) {
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const reaction of reactions) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        times.push(await measure(browser, address, reaction, isTouch));
      }
      figures.push({ what: reaction.what, times, limit });
    }
    console.log(figuresTable(figures));
    const over = figures.filter(isOver).map(({ what }) => what);
    console.log(over.length > 0 ? `\nOver ${limit} ms: ${over.join('; ')}` : '');
    const load = loadavg().map((value) => value.toFixed(1));
    console.log(`Load of the last 1, 5 and 15 minutes: ${load.join(', ')}`);
  } finally {
    await browser.close();
  }
}

/** One press, in a browser with nothing stored. */
async function measure(
  browser: Browser,
  address: string,
  { what, path, role, press: find }: Reaction,
  isTouch: boolean,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
    locale: 'en-IN',
  });
  if (role) await context.addInitScript({ content: signInScript(role) });
  const page = await context.newPage();
  await page.goto(address + path);
  const target = find(page);
  await target.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await applyConditions(session, { name: what, cpu: 13, network: null });
  // By the clock: nothing tells when the idle work after loading is done, and it is not to be measured.
  await page.waitForTimeout(rest);
  await page.evaluate(watchInteractions);
  await press(session, target, isTouch);
  // By the clock too: the browser reports a press some time after it, and one that took less than 16 ms never.
  await page.waitForTimeout(rest);
  const [time = NaN] = interactionTimes(await page.evaluate(() => interactions), 1);
  await context.close();
  return time;
}

/** Not by Playwright's own click: that asks the page, in the middle of the press, what is under the pointer. */
async function press(session: CDPSession, target: Locator, isTouch: boolean): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not on the page.');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // By the clock: how long something is held down is part of what is measured.
  const hold = () => target.page().waitForTimeout(held);
  if (isTouch) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await hold();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else {
    const { mouse } = target.page();
    await mouse.move(point.x, point.y);
    await hold();
    await mouse.down();
    await hold();
    await mouse.up();
  }
}

runCommand({
  usage: 'npm run bench:reactions -- [--touch] [ADDRESS]',
  takes: [],
  mayTake: ['ADDRESS'],
  options: { touch: { type: 'boolean', default: false } },
  run: ({ touch }, [running]) => onPortal(running, (address) => benchReactions(address, touch)),
});
