// `npm run budget`: what first visits bring, in bytes and requests, against what was agreed. No clock
// takes part in it, so that it says the same on every machine.
import { comparisonTable, figure, verdictOf } from '../bench/comparison';
import { landing } from '../bench/measuring/screens';
import { withPortals } from '../bench/portals';
import { runCommand } from '../running/runCommand';
import { budgets } from './budgets';
import { compare, countedLoads, visitScreens } from './compare';
import { impurities } from './impurities';

async function checkBudgets() {
  await withPortals(async (browser, portals) => {
    const visits = await visitScreens(browser, portals);
    const judged = budgets.map((budget) => {
      const visit = visits.get(budget.screen);
      if (!visit) throw new Error(`No screen is called '${budget.screen}'.`);
      return { budget, visit, comparison: compare(budget, visit) };
    });
    console.log(comparisonTable(judged.map(({ comparison }) => comparison)));

    const missed = judged.filter(({ comparison }) => verdictOf(comparison) === 'missed');
    for (const { budget, comparison, visit } of missed) {
      console.log(`\nOver its budget: ${comparison.what}. What came, the greatest first:`);
      const counted = countedLoads(budget.measure, visit.federated);
      for (const { url, bytes } of counted.toSorted((a, b) => b.bytes - a.bytes)) {
        console.log(`${figure(bytes, 'KiB').padStart(12)}  ${new URL(url).pathname}`);
      }
    }
    const loads = visits.get(landing.name)?.federated.loads ?? [];
    const wrong = await impurities(loads, portals.federated);
    for (const line of wrong) console.log(`\n${line}`);
    if (missed.length > 0 || wrong.length > 0) process.exitCode = 1;
  });
}

runCommand({ usage: 'npm run budget', takes: [], options: {}, run: checkBudgets });
