// `npm run budget`: what first visits bring, in bytes and requests, against what was agreed. No clock
// takes part in it, so that it says the same on every machine.
import { BuildFailedError, buildApps } from '../building/build-apps';
import { launchBrowser } from '../bench/measuring/launch-browser';
import { buildOneBundle } from '../bench/one-bundle/build-one-bundle';
import { startPortals } from '../bench/portals';
import { toItsEnd } from '../bench/to-its-end';
import { checkBudgets } from './check-budgets';
import { visitScreens } from './visit-screens';

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
