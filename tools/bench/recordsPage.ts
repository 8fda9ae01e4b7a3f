import type { Browser, BrowserContext, Page } from '@playwright/test';
import { bundleForPage } from './in-page/bundleForPage';
import type * as Measure from './measureRecords';
import type { Figure } from './report';

const mebi = 1024 * 1024;

export interface RecordsMeasured {
  count: number;
  seconds: number;
  figures: Figure[];
  /** By how much the memory in use grew, in MB. */
  grown: number;
}

/** Puts so many made-up applications into the records that a browser keeps for an address. */
export async function seedRecords(
  context: BrowserContext,
  address: string,
  count: number,
): Promise<void> {
  const page = await recordsPage(context, address);
  await page.evaluate((wanted) => records.seed(wanted), count);
  await page.close();
}

/** How quick the records are with so many applications in them, in a browser of their own. */
export async function measureRecords(browser: Browser, count: number): Promise<RecordsMeasured> {
  const context = await browser.newContext();
  const address = 'http://localhost/';
  try {
    const started = Date.now();
    await seedRecords(context, address, count);
    const seconds = (Date.now() - started) / 1000;

    const page = await recordsPage(context, address);
    const opening = await page.evaluate(() => records.measureOpening());
    await page.goto(address);
    const before = await heapOf(page);
    const figures = await page.evaluate(() => records.measure());
    const grown = ((await heapOf(page)) - before) / mebi;
    return { count, seconds, figures: [opening, ...figures], grown };
  } finally {
    await context.close();
  }
}

/** A page at an address that holds nothing but the script that measures. */
async function recordsPage(context: BrowserContext, address: string): Promise<Page> {
  const script = await bundleForPage('measureRecords.ts', 'records');
  // The script stands in a document: nothing in it may end the element.
  const safe = script.replaceAll('</script', '<\\/script');
  const body = `<!doctype html><title>Records</title><script>${safe}</script>`;
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
