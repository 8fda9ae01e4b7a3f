// `npm run bench:records`: how quick the device's records are with ten thousand applications in them,
// or as many as asked for, measured in a real browser.
import { launchBrowser } from './measuring/launchBrowser';
import { measureRecords } from './recordsPage';
import { isOver, reportLine } from './report';
import { toItsEnd } from './toItsEnd';

const asked = Number(process.argv[2] ?? 10_000);

toItsEnd(async () => {
  const browser = await launchBrowser(['--enable-precise-memory-info']);
  try {
    const { seconds, figures, grown } = await measureRecords(browser, asked);
    console.log(`${asked} applications put in, in ${seconds.toFixed(1)} s`);
    console.log(['', 'usual', 'longest'].map((head, i) => head.padStart(i ? 13 : 40)).join(''));
    for (const figure of figures) console.log(reportLine(figure));
    console.log(`${'memory in use grew by'.padEnd(40)} ${grown.toFixed(1)} MB`);
    if (figures.some(isOver)) process.exitCode = 1;
  } finally {
    await browser.close();
  }
});
