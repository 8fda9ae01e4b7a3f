// `npm run budget`: what first visits bring, in bytes and requests, against what was agreed. No clock
// takes part in it, so that it says the same on every machine.
import { verdictOf } from '../bench/comparison';
import { comparisonTable } from '../bench/comparisonTable';
import { landing } from '../bench/measuring/screens';
import { withPortals } from '../bench/portals';
import { runCommand } from '../running/runCommand';
import { attributionLines } from './attribution';
import { budgets } from './budgets';
import { compare, visitScreens } from './compare';
import { impurities } from './impurities';
import { sourcesOf } from './scriptSources';
import { countedLoads } from './weights';

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
      console.log(`\nOver its budget: ${comparison.what}. What came:`);
      const counted = countedLoads(budget.measure, visit.federated);
      console.log((await attributionLines(counted, sourcesOf)).join('\n'));
    }
    const loads = visits.get(landing.name)?.federated.loads ?? [];
    const wrong = await impurities(loads, portals.federated, sourcesOf);
    for (const line of wrong) console.log(`\n${line}`);
    if (missed.length > 0 || wrong.length > 0) process.exitCode = 1;
  });
}

runCommand({ usage: 'npm run budget', takes: [], options: {}, run: checkBudgets });
