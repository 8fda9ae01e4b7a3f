// `npm run bench:records`: how fast the device store is with ten thousand applications, or with the
// given number, measured in a real browser.
import { runCommand } from '../tools/running/runCommand';
import type * as Measure from './measureRecords';
import { launchBrowser } from './measuring/launchBrowser';
import { openScriptPage } from './measuring/openScriptPage';
import { figuresTable, isOver } from './report';

declare const script: typeof Measure;

async function benchRecords(count: number) {
  await using browser = await launchBrowser();
  const context = await browser.newContext();
  const openPage = () => openScriptPage(context, 'measureRecords.ts', 'http://localhost/');
  const started = Date.now();
  const seeding = await openPage();
  await seeding.evaluate((wanted) => script.seed(wanted), count);
  await seeding.close();
  const seconds = (Date.now() - started) / 1000;
  console.log(`${count} applications put in, in ${seconds.toFixed(1)} s`);

  const page = await openPage();
  const opening = await page.evaluate(() => script.measureOpening());
  await page.reload();
  const figures = [opening, ...(await page.evaluate(() => script.measure()))];
  console.log(figuresTable(figures));
  if (figures.some(isOver)) process.exitCode = 1;
}

runCommand({
  usage: 'npm run bench:records -- [APPLICATIONS]',
  takes: [],
  mayTake: ['APPLICATIONS'],
  options: {},
  run: (_none, [count = '10000']) => benchRecords(Number(count)),
});
