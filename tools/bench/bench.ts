// `npm run bench`: the federated portal and the same sources as one bundle, side by side: what first
// visits weigh, and how soon they show on a slow phone.
//   -- --quick   one run of each figure, rather than the median of five
import { cpus, loadavg } from 'node:os';
import { compare, shownMeasures, visitScreens } from '../budget/compare';
import { runCommand } from '../running/runCommand';
import { comparisonTable } from './comparison';
import { measurePaces, paceComparisons } from './paces';
import { withPortals } from './portals';

runCommand({
  usage: 'npm run bench -- [--quick]',
  takes: [],
  options: { quick: { type: 'boolean', default: false } },
  run: ({ quick }) =>
    withPortals(async (browser, portals) => {
      // After these visits the servers have every file compressed, so they come first.
      const visits = await visitScreens(browser, portals);
      const weights = [...visits].flatMap(([screen, visit]) =>
        shownMeasures.map((measure) => compare({ screen, measure }, visit)),
      );
      console.log(`What a first visit brings\n\n${comparisonTable(weights)}\n`);
      const paces = await measurePaces(browser, portals, quick ? 1 : 5, console.error);
      console.log(`How soon it shows\n\n${comparisonTable(paces.flatMap(paceComparisons))}\n`);
      const load = loadavg().map((value) => value.toFixed(1));
      console.log(
        `Chromium ${browser.version()}, ${cpus().length} cores, load of the last 1, 5 and 15 minutes: ${load.join(', ')}`,
      );
    }),
});
