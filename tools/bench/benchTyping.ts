// `npm run bench:typing`: how long the apply form takes for a keystroke, from the key to what is drawn, with 60 questions
// on a phone with a processor four times slower than this machine's; and beside it in the same form without questions, which
// has what the machine and the browser take. Fails where a field with questions is over the limit. Builds what has changed
// and serves it, unless it is given the address of a portal that is running.
import path from 'node:path';
import { loadavg } from 'node:os';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { markdownTable } from '../markdownTable';
import { runCommand } from '../running/runCommand';
import type * as Seeding from './publishQuestions';
import { applyConditions } from './measuring/conditions';
import { launchBrowser } from './measuring/launchBrowser';
import { openScriptPage } from './measuring/openScriptPage';
import { signInScript } from './measuring/screens';
import { interactionTimes, watchInteractions } from './measuring/watchInteractions';
import { onPortal } from './onPortal';
import { percentile } from './report';

const service = 'Sixty questions';
const questions = 60;
const runs = 5;
/** Milliseconds from key to key: quick typing on a phone. */
const pace = 120;
/** Milliseconds that 95 % of the keystrokes in a field may take. */
const limit = 50;
/** Milliseconds after which a draft has been saved: nothing on the page says when, and its work is to be left out. */
const rest = 1000;

const withoutQuestions = 'Application Details, no questions';

/** Where is typed, by the label of the field, and what. */
const typed: readonly [label: string, text: string][] = [
  ['Question 1 short-text', 'Wadgaon Budruk'],
  ['Question 32 person-name', 'Shanta Patil'],
  ['Question 43 number', '1234567'],
  // The question after a choice comes and goes with it.
  ['Question 45 yes-no', ' '],
  ['Question 46 long-text', 'Because the old one was lost.'],
  ['Question 59 phone', '9876543210'],
  ['Application Details', 'For school admission.'],
];

interface Typing {
  label: string;
  times: number[];
  /** Milliseconds of a processor that the page's main thread took for each, the browser's own work included. */
  work: number[];
}

async function benchTyping(address: string) {
  const browser = await launchBrowser();
  const all: Typing[][] = [];
  try {
    for (let run = 1; run <= runs; run += 1) {
      const context = await browser.newContext({
        viewport: { width: 360, height: 740 },
        serviceWorkers: 'block',
      });
      all.push(await typeEverywhere(context, address));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  const labels = [withoutQuestions, ...typed.map(([label]) => label)];
  const ofLabel = (label: string) => all.flat().filter((some) => some.label === label);
  const asked = (some: readonly Typing[]) => some.filter(({ label }) => label !== withoutQuestions);
  const heads = [
    '',
    'keystrokes',
    'half within',
    '95 % within',
    'longest',
    'work',
    'most work',
    '',
  ];
  const fields = labels.map((label) => row(label, ofLabel(label)));
  console.log(markdownTable(heads, [...fields, row('All with questions', asked(all.flat()))]));
  const rounds = all.map((some, index) => row(`Run ${index + 1}, with questions`, asked(some)));
  console.log(`\n${markdownTable(heads, rounds)}\n`);
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(`Load of the last 1, 5 and 15 minutes: ${load.join(', ')}`);
  const slow = typed.map(([label]) => label).filter((label) => isOver(ofLabel(label)));
  if (slow.length > 0) {
    console.error(`Over ${limit} ms at 95 %: ${slow.join('; ')}`);
    process.exitCode = 1;
  }
}

/** Types into each of the fields, in a browser with nothing stored. */
async function typeEverywhere(context: BrowserContext, address: string): Promise<Typing[]> {
  const blank = await openScriptPage(context, {
    file: path.join(__dirname, 'publishQuestions.ts'),
    globalName: 'seeding',
    address: `${address}/records`,
  });
  const wanted: [string, number] = [service, questions];
  await blank.evaluate(([name, count]) => seeding.publishQuestions(name, count), wanted);
  await blank.close();

  await context.addInitScript({ content: signInScript('user') });
  const page = await context.newPage();
  await page.goto(`${address}/user/apply`);
  const session = await context.newCDPSession(page);
  await applyConditions(session, { name: 'typing', cpu: 4, network: null });
  // Not by the clock, so that other work of the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const details = 'Application Details';
  const found = [
    { ...(await typeInto(page, session, details, 'For school.')), label: withoutQuestions },
  ];
  await page.getByLabel('Service Required').selectOption(service);
  await page.getByLabel(`Question ${questions - 1} phone`).waitFor();
  for (const [label, text] of typed) found.push(await typeInto(page, session, label, text));
  return found;
}

async function typeInto(
  page: Page,
  session: CDPSession,
  label: string,
  text: string,
): Promise<Typing> {
  const choice = page.getByRole('radiogroup', { name: label }).getByRole('radio').first();
  const field = text === ' ' ? choice : page.getByLabel(label);
  await field.focus();
  await page.waitForTimeout(rest);
  await page.evaluate(watchInteractions);
  const work: number[] = [];
  let before = await workOf(session);
  for (const character of text) {
    await page.keyboard.press(character === ' ' ? 'Space' : character);
    // The pace of the typing is what is measured under.
    await page.waitForTimeout(pace);
    const after = await workOf(session);
    work.push(after - before);
    before = after;
  }
  await page.waitForTimeout(rest);
  const times = interactionTimes(await page.evaluate(() => interactions), text.length);
  return { label, times, work };
}

/** Milliseconds of a processor that the main thread has taken so far. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

function row(label: string, some: readonly Typing[]): string[] {
  const times = some.flatMap((one) => one.times);
  const work = some.flatMap((one) => one.work);
  const figures = [
    ...[0.5, 0.95, 1].map((share) => percentile(times, share)),
    ...[0.5, 1].map((share) => percentile(work, share)),
  ];
  return [
    label,
    String(times.length),
    ...figures.map((figure) => `${figure.toFixed(0)} ms`),
    isOver(some) ? 'OVER' : '',
  ];
}

function isOver(some: readonly Typing[]): boolean {
  const times = some.flatMap((one) => one.times);
  return percentile(times, 0.95) > limit;
}

declare const seeding: typeof Seeding;

runCommand({
  usage: 'npm run bench:typing -- [ADDRESS]',
  takes: [],
  mayTake: ['ADDRESS'],
  options: {},
  run: (_none, [running]) => onPortal(running, benchTyping),
});
