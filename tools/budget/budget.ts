// `npm run budget`: what first visits bring, in bytes and requests, against what was agreed. No clock
// takes part in it, so that it says the same on every machine.
import { BuildFailedError, buildApps } from '../building/buildApps';
import { launchBrowser } from '../bench/measuring/launchBrowser';
import { buildOneBundle } from '../bench/one-bundle/buildOneBundle';
import { startPortals } from '../bench/portals';
import { toItsEnd } from '../bench/toItsEnd';
import { checkBudgets } from './checkBudgets';
import { visitScreens } from './visitScreens';

async function run() {
  await buildApps({ which: 'stale', say: console.log });
  const portals = await startPortals(await buildOneBundle(console.log));
  try {
    const browser = await launchBrowser();
    try {
      const visits = await visitScreens(browser, portals);
      if (!(await checkBudgets(visits, portals, console.log))) process.exitCode = 1;
    } finally {
      await browser.close();
    }
  } finally {
    await portals.stop();
  }
}

toItsEnd(run, (error) => {
  console.error(error.message);
  if (error instanceof BuildFailedError) console.error(error.output);
});
