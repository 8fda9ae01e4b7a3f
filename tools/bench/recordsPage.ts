import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import type * as Measure from './measureRecords';
import type { Figure } from './report';

const mebi = 1024 * 1024;

export interface RecordsMeasured {
  seconds: number;
  figures: Figure[];
  /** By how much the memory in use grew, in MB. */
  grown: number;
}

/** How quick the records are with so many applications in them, in a browser of their own. */
export async function measureRecords(browser: Browser, count: number): Promise<RecordsMeasured> {
  const context = await browser.newContext();
  const address = 'http://localhost/';
  try {
    const started = Date.now();
    const seeding = await recordsPage(context, address);
    await seeding.evaluate((wanted) => records.seed(wanted), count);
    await seeding.close();
    const seconds = (Date.now() - started) / 1000;

    const page = await recordsPage(context, address);
    const opening = await page.evaluate(() => records.measureOpening());
    await page.goto(address);
    const before = await heapOf(page);
    const figures = await page.evaluate(() => records.measure());
    const grown = ((await heapOf(page)) - before) / mebi;
    return { seconds, figures: [opening, ...figures], grown };
  } finally {
    await context.close();
  }
}

/** A page at an address that holds nothing but the script that measures. */
async function recordsPage(context: BrowserContext, address: string): Promise<Page> {
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
  await page.goto(address);
  return page;
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}

/** In the page: what the script holds. */
declare const records: typeof Measure;
