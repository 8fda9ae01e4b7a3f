import type { Comparison } from '../bench/comparison';
import type { Visit } from '../bench/measuring/visit';
import { type Budget, budgets } from './budgets';
import { type Measure, measures, weigh } from './weights';

export type Visits = Pick<Visit, 'loads' | 'readyAt'>;

/** The first visits to a screen, to either portal. */
export interface VisitedBoth {
  federated: Visits;
  oneBundle: Visits;
}

/** A budget beside what a first visit brought. */
export function compare(
  { screen, measure, goal, limit, ratioGoal, ratioLimit }: Budget,
  { federated, oneBundle }: VisitedBoth,
): Comparison {
  const { says, unit } = measures[measure];
  return {
    what: `${screen}, ${says}`,
    unit,
    federated: weigh(measure, federated),
    oneBundle: weigh(measure, oneBundle),
    ...(goal === undefined ? {} : { goal }),
    ...(limit === undefined ? {} : { limit }),
    ...(ratioGoal === undefined ? {} : { ratioGoal }),
    ...(ratioLimit === undefined ? {} : { ratioLimit }),
  };
}

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
