// `npm run bench:records`: how quick the device's records are with ten thousand applications in them,
// or as many as asked for, measured in a real browser.
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { runCommand } from '../running/runCommand';
import type * as Measure from './measureRecords';
import { launchBrowser } from './measuring/launchBrowser';
import { openScriptPage } from './measuring/openScriptPage';
import { figuresTable, isOver } from './report';

async function benchRecords(count: number) {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext();
    const started = Date.now();
    const seeding = await recordsPage(context);
    await seeding.evaluate((wanted) => records.seed(wanted), count);
    await seeding.close();
    const seconds = (Date.now() - started) / 1000;
    console.log(`${count} applications put in, in ${seconds.toFixed(1)} s`);

    const page = await recordsPage(context);
    const opening = await page.evaluate(() => records.measureOpening());
    await page.reload();
    const figures = [opening, ...(await page.evaluate(() => records.measure()))];
    console.log(figuresTable(figures));
    if (figures.some(isOver)) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

/** A page that holds nothing but the script that measures. */
function recordsPage(context: BrowserContext): Promise<Page> {
  return openScriptPage(context, {
    file: path.join(__dirname, 'measureRecords.ts'),
    globalName: 'records',
    address: 'http://localhost/',
  });
}

declare const records: typeof Measure;

runCommand({
  usage: 'npm run bench:records -- [APPLICATIONS]',
  takes: [],
  mayTake: ['APPLICATIONS'],
  options: {},
  run: (_none, [count = '10000']) => benchRecords(Number(count)),
});
