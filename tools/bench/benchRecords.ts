// `npm run bench:records`: how quick the device's records are with ten thousand applications in them,
// or as many as asked for, measured in a real browser.
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import { runCommand } from '../running/runCommand';
import type * as Measure from './measureRecords';
import { launchBrowser } from './measuring/launchBrowser';
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

/** A page at an address that holds nothing but the script that measures. */
async function recordsPage(context: BrowserContext): Promise<Page> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'measureRecords.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'records',
    minify: true,
    logLevel: 'warning',
  });
  // The script stands in a document: nothing in it may end the element.
  const script = (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script');
  const body = `<!doctype html><title>Records</title><script>${script}</script>`;
  const page = await context.newPage();
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('http://localhost/');
  return page;
}

declare const records: typeof Measure;

runCommand({
  usage: 'npm run bench:records -- [APPLICATIONS]',
  takes: [],
  mayTake: ['APPLICATIONS'],
  options: {},
  run: (_none, [count = '10000']) => benchRecords(Number(count)),
});
