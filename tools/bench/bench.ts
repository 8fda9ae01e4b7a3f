// `npm run bench`: the federated portal and the same sources as one bundle, side by side: what they
// weigh, how soon they show and answer, and how both grow.
//   -- --quick   one run of each figure, rather than the median of five
//   -- --write   the report into docs/performance.md
//   -- --only=weights,paces,reactions,returns,shifts,records,remotes
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { BuildFailedError, buildApps } from '../building/buildApps';
import { benchSections } from './benchSections';
import { launchBrowser } from './measuring/launchBrowser';
import { buildOneBundle } from './one-bundle/buildOneBundle';
import { startPortals } from './portals';
import { report } from './benchReport';
import { toItsEnd } from './toItsEnd';
import { writeReport } from './writeReport';

const { values: asked } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

async function run() {
  await buildApps({ which: 'stale', say: console.log });
  const portals = await startPortals(await buildOneBundle(console.log));
  const loadAtStart = loadavg()[0] ?? NaN;
  try {
    const browser = await launchBrowser(['--enable-precise-memory-info']);
    try {
      const sections = await benchSections(browser, portals, {
        rounds: asked.quick ? 1 : 5,
        only: asked.only?.split(','),
        say: console.error,
      });
      const text = report(
        {
          date: new Date(),
          browser: `Chromium ${browser.version()}`,
          command: asked.quick ? 'npm run bench -- --quick' : 'npm run bench',
          load: [loadAtStart, loadavg()[0] ?? NaN],
        },
        sections,
      );
      console.log(text);
      if (asked.write) await writeReport(text);
    } finally {
      await browser.close();
    }
  } finally {
    await portals.stop();
  }
}

toItsEnd(run, (error) => {
  console.error(error);
  if (error instanceof BuildFailedError) console.error(error.output);
});
