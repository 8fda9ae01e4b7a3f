import { type Comparison, verdictOf } from '../bench/comparison';
import { comparisonTable } from '../bench/markdownTable';
import type { MeasuredPortals } from '../bench/portals';
import { landing } from '../bench/measuring/screens';
import { explainGrowth, sizesOf } from './attribution';
import { type Budget, budgets } from './budgets';
import { compare, type VisitedBoth } from './compare';
import { impurities } from './impurities';
import { keepGoodRun, lastGoodRun, type Run } from './lastRun';
import { sourcesOf } from './scriptSources';
import { countedLoads } from './weights';

/**
 * Prints every budget beside what the visits brought, and what grew where one is passed.
 * @returns whether all are kept
 */
export async function checkBudgets(
  visits: ReadonlyMap<string, VisitedBoth>,
  { federated }: MeasuredPortals,
  say: (line: string) => void,
): Promise<boolean> {
  const judged = budgets.map((budget) => judge(budget, visits));
  say(comparisonTable(judged.map(({ comparison }) => comparison)));

  const before = lastGoodRun();
  const missed = judged.filter(({ comparison }) => verdictOf(comparison) === 'missed');
  for (const { budget, comparison, visit } of missed) {
    say(`\nOver its budget: ${comparison.what}. What came:`);
    const counted = countedLoads(budget.measure, visit.federated);
    for (const line of await explainGrowth(counted, before?.[budget.screen])) say(line);
  }

  const wrong = await impurities(
    visits.get(landing.name)?.federated.loads ?? [],
    federated,
    sourcesOf,
  );
  for (const line of wrong) say(`\n${line}`);

  const isWell = missed.length === 0 && wrong.length === 0;
  if (isWell) keepGoodRun(sizesByScreen(visits));
  return isWell;
}

function sizesByScreen(visits: ReadonlyMap<string, VisitedBoth>): Run {
  const run: Run = {};
  for (const [name, { federated }] of visits) run[name] = sizesOf(federated.loads);
  return run;
}

function judge(
  budget: Budget,
  visits: ReadonlyMap<string, VisitedBoth>,
): { budget: Budget; comparison: Comparison; visit: VisitedBoth } {
  const visit = visits.get(budget.screen);
  if (!visit) throw new Error(`No screen is called '${budget.screen}'.`);
  return { budget, comparison: compare(budget, visit), visit };
}
