import type { Comparison } from '../bench/comparison';
import { budgets } from './budgets';
import { compare, type VisitedBoth } from './compare';
import type { Measure } from './weights';

const shown: readonly Measure[] = [
  'html',
  'script',
  'scriptRequests',
  'untilUsable',
  'all',
  'requests',
];

/** Every measure of every visit, with the budget of those that have one. */
export function weightComparisons(visits: ReadonlyMap<string, VisitedBoth>): Comparison[] {
  return [...visits].flatMap(([screen, visit]) =>
    shown.map((measure) => {
      const budget = budgets.find((one) => one.screen === screen && one.measure === measure);
      return compare(budget ?? { screen, measure }, visit);
    }),
  );
}
