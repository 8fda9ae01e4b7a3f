import type { Comparison } from '../bench/comparison';
import type { Visit } from '../bench/measuring/visit';
import type { Budget } from './budgets';
import { measures, weigh } from './weights';

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
