// `npm run bench`: compares the federated portal with the same sources as one bundle: how much
// first visits load, and how soon they show on a slow phone.
//   -- --quick   one run of each figure instead of the median of five
import { budgets, measures, type Measure } from './budget/budgets';
import { compare } from './budget/compare';
import { visitScreens } from './budget/visitScreens';
import { runCommand } from '../tools/running/runCommand';
import { comparisonTable } from './comparison';
import { machineOf } from './measuring/launchBrowser';
import { measurePaces } from './paces';
import { withPortals } from './portals';

runCommand({
  usage: 'npm run bench -- [--quick]',
  takes: [],
  options: { quick: { type: 'boolean', default: false } },
  run: ({ quick }) =>
    withPortals(async (browser, portals) => {
      // After these visits the servers have compressed every file, so they run first.
      const visits = await visitScreens(browser, portals);
      const weights = [...visits.keys()].flatMap((screen) =>
        (Object.keys(measures) as Measure[]).map((measure) => {
          const found = budgets.find(
            (one) => one.screen === screen && one.measure === measure && !one.beyond,
          );
          return compare(found ?? { screen, measure }, visits);
        }),
      );
      console.log(`What a first visit brings\n\n${comparisonTable(weights)}\n`);
      const paces = await measurePaces(browser, portals, quick ? 1 : 5);
      console.log(`How soon it shows\n\n${comparisonTable(paces)}\n\n${machineOf(browser)}`);
    }),
});
