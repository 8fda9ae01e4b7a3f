// `npm run bench:reactions`: how long the portal takes to respond to a press, from the press to the next frame, on a phone
// with a processor 13 times slower than this machine's (#21.5). Builds what has changed and serves it, unless it gets the
// address of a running portal.
//   -- --touch   by touch: the browser draws the pressed state before it reports the press, and counts that time too
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import type { Role } from 'shared-auth';
import { runCommand } from '../tools/running/runCommand';
import { applyConditions } from './measuring/conditions';
import { machineOf } from './measuring/launchBrowser';
import { signInScript } from './measuring/screens';
import { phone } from './measuring/visit';
import { interactionTimes, watchInteractions } from './measuring/watchInteractions';
import { onPortal } from './portals';
import { type Figure, figuresTable, isOver } from './report';

const runs = 5;
/** Milliseconds: the median response time may not be longer. */
const limit = 200;
/** Milliseconds for which the mouse button or the finger is held down. */
const held = 100;
/** Milliseconds after which idle work after loading, and the work that a press starts, have finished. */
const rest = 1500;

type Find = (page: Page) => Locator;
type Reaction = [what: string, path: string, find: Find];

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const theme = button(/^Switch to (dark|light) theme$/);
const byParts: Find = (page) => page.getByRole('checkbox', { name: 'One part at a time' });
const firstTick: Find = (page) => page.getByRole('checkbox').first();
const decided: Find = (page) => page.getByRole('link', { name: /^Decided/ });
const firstDetails: Find = (page) => button(/^Details of/)(page).first();

const beforeLogin: readonly Reaction[] = [
  ['Landing page, theme', '/', theme],
  ['Landing page, menu', '/', button('Open menu')],
  ['Citizen login, theme', '/user/login', theme],
  ['Citizen login, show the password', '/user/login', button('Show password')],
];
const signedIn: Readonly<Record<Role, readonly Reaction[]>> = {
  user: [
    ['Citizen dashboard, theme', '/user/dashboard', theme],
    ['Citizen dashboard, menu of the area', '/user/dashboard', button('Menu User Services')],
    ['Citizen, the apply form by parts', '/user/apply?service=Birth%20Certificate', byParts],
    ['Citizen, tick a thing to do', '/user/tasks', firstTick],
  ],
  staff: [
    ['Staff dashboard, theme', '/staff/dashboard', theme],
    ['Staff dashboard, next page', '/staff/dashboard', button('Next')],
    ['Work list, theme', '/staff/worklist', theme],
    ['Work list, another tab', '/staff/worklist', decided],
  ],
  admin: [
    ['Admin dashboard, theme', '/admin/dashboard', theme],
    ['Admin, details of an application', '/admin/applications', firstDetails],
    ['Admin, a preset of the reports', '/admin/reports', button('Last month')],
  ],
};

async function benchReactions(browser: Browser, address: string, isTouch: boolean) {
  const figures: Figure[] = [];
  const measureAll = async (reactions: readonly Reaction[], script: string) => {
    for (const [what, path, find] of reactions) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) {
        await using context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
        await context.addInitScript({ content: script });
        const page = await context.newPage();
        await page.goto(address + path);
        times.push(await measure(page, find(page), isTouch));
      }
      figures.push({ what, times, limit });
    }
  };
  await measureAll(beforeLogin, '');
  for (const role of ['user', 'staff', 'admin'] as const) {
    await measureAll(signedIn[role], signInScript(role));
  }
  console.log(figuresTable(figures));
  const over = figures.filter(isOver).map(({ what }) => what);
  console.log(over.length > 0 ? `\nOver ${limit} ms: ${over.join('; ')}` : '');
  console.log(machineOf(browser));
}

/** Measures one press on a page that was just opened in a browser with empty storage. */
async function measure(page: Page, target: Locator, isTouch: boolean): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const session = await page.context().newCDPSession(page);
  await applyConditions(session, { cpu: 13 });
  // A fixed wait: no event says when the idle work after loading is done, and it must not be measured.
  await page.waitForTimeout(rest);
  await page.evaluate(watchInteractions);
  await press(session, target, isTouch);
  // A fixed wait, too: the browser reports a press some time after it, and never reports one that took less
  // than 16 ms.
  await page.waitForTimeout(rest);
  const [time = NaN] = interactionTimes(await page.evaluate(() => interactions), 1);
  return time;
}

/** Without Playwright's `click()`: in the middle of the press, that runs a hit test in the page. */
async function press(session: CDPSession, target: Locator, isTouch: boolean): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not on the page.');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // A fixed wait: how long something is held down is part of the measurement.
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
  run: ({ touch }, [running]) =>
    onPortal(running, (browser, address) => benchReactions(browser, address, touch)),
});
