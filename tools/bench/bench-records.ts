// `npm run bench:records`: how quick the device's records are with ten thousand applications in them,
// measured in a real browser.
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { browserFlags, findBrowser } from '../find-browser';
import { ensureBrowser } from '../running/ensure-browser';
import type * as Measure from './measure-records';
import { isOver, reportLine, type Figure } from './report';

const count = Number(process.argv[2] ?? 10_000);
const address = 'http://localhost/';
const mebi = 1024 * 1024;

type Bench = typeof Measure;

void run();

async function run(): Promise<void> {
  await ensureBrowser(console.log);
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...browserFlags, '--enable-precise-memory-info'],
  });
  try {
    const page = await browser.newPage();
    const html = `<!doctype html><title>Records</title><script>${await bundle()}</script>`;
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }));

    await page.goto(address);
    const start = Date.now();
    await page.evaluate((wanted) => bench().seed(wanted), count);
    console.log(`${count} applications put in, in ${((Date.now() - start) / 1000).toFixed(1)} s`);
    console.log(['', 'usual', 'longest'].map((head, i) => head.padStart(i ? 13 : 40)).join(''));

    const figures = await measure(page);
    for (const figure of figures) console.log(reportLine(figure));
    if (figures.some(isOver)) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

async function measure(page: Page): Promise<Figure[]> {
  await page.goto(address);
  const opening = await page.evaluate(() => bench().measureOpening());
  await page.goto(address);
  const before = await heapOf(page);
  const figures = await page.evaluate(() => bench().measure());
  const grown = (await heapOf(page)) - before;
  console.log(`${'memory in use grew by'.padEnd(40)} ${(grown / mebi).toFixed(1)} MB`);
  return [opening, ...figures];
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'measure-records.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'measurements',
    footer: { js: 'function bench() { return measurements; }' },
    minify: true,
    logLevel: 'warning',
  });
  // The script stands in a document: nothing in it may end the element.
  return (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script');
}

/** In the page: what the bundle holds. */
declare function bench(): Bench;
