// `npm run budget`: what first visits bring, in bytes and requests, against what was agreed. No clock
// takes part in it, so that it says the same on every machine.
import type { Browser } from '@playwright/test';
import { comparisonTable, figure, verdictOf } from '../bench/comparison';
import { landing, liveDashboards } from '../bench/measuring/screens';
import { withPortals } from '../bench/portals';
import { NoFirestoreEmulatorError } from '../firestore/findEmulator';
import { runCommand } from '../running/runCommand';
import { budgets } from './budgets';
import { compare, countedLoads, visitScreens } from './compare';
import { impurities } from './impurities';
import { visitLive } from './visitLive';

async function checkBudgets() {
  await withPortals(async (browser, portals) => {
    const visits = await visitScreens(browser, portals);
    const live = await visitLiveStore(browser);
    const measured = budgets.filter(({ screen }) => live !== undefined || !liveNames.has(screen));
    const judged = measured.map((budget) => {
      const visit = visits.get(budget.screen) ?? live?.get(budget.screen);
      if (!visit) throw new Error(`No screen is called '${budget.screen}'.`);
      const other = visits.get(budget.beyond ?? '');
      return { budget, visit, comparison: compare(budget, visit, other) };
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

const liveNames = new Set(liveDashboards.map(({ name }) => name));

/** Nothing where this machine has no Firestore emulator. */
async function visitLiveStore(browser: Browser) {
  try {
    return await visitLive(browser);
  } catch (error) {
    if (!(error instanceof NoFirestoreEmulatorError)) throw error;
    console.log(`SKIPPED: the budgets of the live store. ${error.message}`);
    return undefined;
  }
}

runCommand({ usage: 'npm run budget', takes: [], options: {}, run: checkBudgets });
