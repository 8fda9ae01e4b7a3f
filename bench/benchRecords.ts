// `npm run bench:records`: how fast the device store is with ten thousand applications, or with the
// given number, measured in a real browser.
import path from 'node:path';
import { build } from 'esbuild';
import { runCommand } from '../tools/running/runCommand';
import type * as Measure from './measureRecords';
import { launchBrowser } from './measuring/launchBrowser';
import { figuresTable, isOver } from './report';

declare const script: typeof Measure;

async function benchRecords(count: number) {
  await using browser = await launchBrowser();
  const context = await browser.newContext();
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'measureRecords.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'script',
  });
  // The script is inlined in HTML: escapes whatever would end the script element.
  const code = (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script');
  const body = `<!doctype html><title>Records</title><script>${code}</script>`;
  await context.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body }));
  const openPage = async () => {
    const page = await context.newPage();
    await page.goto('http://localhost/');
    return page;
  };
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
