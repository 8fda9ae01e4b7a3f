import type { Comparison } from '../comparison';
import type { Visit } from '../measuring/visit';
import type { Load } from '../measuring/watchNetwork';
import { type Budget, type Measure, measures } from './budgets';
import type { Visits } from './visitScreens';

/** The figures of a first visit, compared with the budget. */
export function compare(budget: Budget, visits: Visits): Comparison {
  const { screen, measure, beyond } = budget;
  const visited = (name: string) => {
    const found = visits.get(name);
    if (!found) throw new Error(`No screen is called '${name}'.`);
    return found;
  };
  const { federated, oneBundle } = visited(screen);
  const { says, unit } = measures[measure];
  const what = `${screen}, ${says}`;
  const weight = weigh(measure, federated);
  if (beyond !== undefined) {
    const more = weight - weigh(measure, visited(beyond).federated);
    return { ...budget, what: `${what} beyond '${beyond}'`, unit, federated: more };
  }
  const other = oneBundle ? { oneBundle: weigh(measure, oneBundle) } : {};
  return { ...budget, what, unit, federated: weight, ...other };
}

type Counted = Pick<Visit, 'loads' | 'readyAt'>;

/** The responses that a measure of a visit counts. */
export function countedLoads(measure: Measure, { loads, readyAt }: Counted): Load[] {
  const { counts } = measures[measure];
  return loads.filter((load) => counts(load, readyAt));
}

/** The number of bytes or of requests, depending on the measure. */
export function weigh(measure: Measure, visit: Counted): number {
  const counted = countedLoads(measure, visit);
  if (measures[measure].unit === 'requests') return counted.length;
  return counted.reduce((sum, { bytes }) => sum + bytes, 0);
}
