// `npm run bench:typing`: how long the apply form takes for a keystroke, from the key to the next frame, with 60 questions
// on a phone with a processor four times slower than this machine's. The same form without questions shows how much of that
// the machine and the browser take. Fails if a field with questions is over the limit. Builds what has changed and serves
// it, unless it gets the address of a running portal.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { markdownTable } from './markdownTable';
import { runCommand } from '../tools/running/runCommand';
import { applyConditions } from './measuring/conditions';
import { machineOf } from './measuring/launchBrowser';
import { openScriptPage } from './measuring/openScriptPage';
import { signInScript } from './measuring/screens';
import { interactionTimes, watchInteractions } from './measuring/watchInteractions';
import { onPortal } from './portals';
import type * as Seeding from './publishQuestions';
import { percentile } from './report';

declare const script: typeof Seeding;

const service = 'Sixty questions';
const questions = 60;
const runs = 5;
/** Milliseconds between keys: fast typing on a phone. */
const pace = 120;
/** Milliseconds: 95 % of the keystrokes in a field may not take longer. */
const limit = 50;
/** Milliseconds after which a draft has been saved: no event says when, and saving must not be measured. */
const rest = 1000;

const details = 'Application Details';
const withoutQuestions = `${details}, no questions`;

/** The fields to type into, by their label, and the texts. */
const typed: readonly [label: string, text: string][] = [
  ['Question 1 short-text', 'Wadgaon Budruk'],
  ['Question 32 person-name', 'Shanta Patil'],
  ['Question 43 number', '1234567'],
  // This choice shows and hides the question after it.
  ['Question 45 yes-no', ' '],
  ['Question 46 long-text', 'Because the old one was lost.'],
  ['Question 59 phone', '9876543210'],
  [details, 'For school admission.'],
];

interface Typing {
  label: string;
  times: number[];
  /** Milliseconds of CPU time that the page's main thread took for each, including the browser's own work. */
  work: number[];
}

async function benchTyping(browser: Browser, address: string) {
  const all: Typing[] = [];
  for (let run = 0; run < runs; run += 1) all.push(...(await typeEverywhere(browser, address)));
  const inField = (label: string) => all.filter((one) => one.label === label);
  const labels = typed.map(([label]) => label);
  const asked = all.filter(({ label }) => label !== withoutQuestions);
  const heads = ['keystrokes', 'half within', '95 % within', 'longest', 'work', 'most work', ''];
  const fields = [withoutQuestions, ...labels].map((label) => row(label, inField(label)));
  console.log(markdownTable(['', ...heads], [...fields, row('All with questions', asked)]));
  console.log(`\n${machineOf(browser)}`);
  const slow = labels.filter((label) => isOver(inField(label)));
  if (slow.length > 0) {
    console.error(`Over ${limit} ms at 95 %: ${slow.join('; ')}`);
    process.exitCode = 1;
  }
}

/** Types into each of the fields, in a browser with empty storage. */
async function typeEverywhere(browser: Browser, address: string): Promise<Typing[]> {
  const viewport = { width: 360, height: 740 };
  await using context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const blank = await openScriptPage(context, 'publishQuestions.ts', `${address}/records`);
  const wanted: [string, number] = [service, questions];
  await blank.evaluate(([name, count]) => script.publishQuestions(name, count), wanted);
  await blank.close();

  await context.addInitScript({ content: signInScript('user') });
  const page = await context.newPage();
  await page.goto(`${address}/user/apply`);
  const session = await context.newCDPSession(page);
  await applyConditions(session, { cpu: 4 });
  // CPU time rather than clock time, so that other work of the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const alone = await typeInto(page, session, details, 'For school.');
  const found = [{ ...alone, label: withoutQuestions }];
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
  for (const character of text) {
    const before = await workOf(session);
    await page.keyboard.press(character === ' ' ? 'Space' : character);
    // The typing speed is part of the measurement.
    await page.waitForTimeout(pace);
    work.push((await workOf(session)) - before);
  }
  await page.waitForTimeout(rest);
  const times = interactionTimes(await page.evaluate(() => interactions), text.length);
  return { label, times, work };
}

/** Milliseconds of CPU time that the main thread has used so far. */
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
  const cells = figures.map((figure) => `${figure.toFixed(0)} ms`);
  return [label, String(times.length), ...cells, isOver(some) ? 'OVER' : ''];
}

function isOver(some: readonly Typing[]): boolean {
  const times = some.flatMap((one) => one.times);
  return percentile(times, 0.95) > limit;
}

runCommand({
  usage: 'npm run bench:typing -- [ADDRESS]',
  takes: [],
  mayTake: ['ADDRESS'],
  options: {},
  run: (_none, [running]) => onPortal(running, benchTyping),
});
