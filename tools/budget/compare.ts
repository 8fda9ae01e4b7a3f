import type { Browser } from '@playwright/test';
import type { Comparison } from '../bench/comparison';
import { counting } from '../bench/measuring/conditions';
import { areasInLanguages, mainScreens } from '../bench/measuring/screens';
import { visitFirst, type Visit } from '../bench/measuring/visit';
import type { Load } from '../bench/measuring/watchNetwork';
import type { MeasuredPortals } from '../bench/portals';
import { type Budget, budgets, type Measure, measures } from './budgets';

export const shownMeasures = Object.keys(measures) as readonly Measure[];

/** The first visits to a screen, to either portal. The live store is visited in one of them alone. */
export interface Visited {
  federated: Visit;
  oneBundle?: Visit;
}

/** First visits to the screens with budgets, on a network and a processor that hold nothing back. */
export async function visitScreens(
  browser: Browser,
  { federated, oneBundle }: MeasuredPortals,
): Promise<Map<string, Visited>> {
  const visits = new Map<string, Visited>();
  for (const screen of [...mainScreens, ...areasInLanguages]) {
    const visit = (address: string) => visitFirst(browser, address, screen, counting);
    // Only bytes are counted, so that the two may be in each other's way.
    const [one, other] = await Promise.all([visit(federated), visit(oneBundle)]);
    visits.set(screen.name, { federated: one, oneBundle: other });
  }
  return visits;
}

/**
 * What a first visit brought, beside its budget if it has one.
 * @param other the visit to the screen that the budget is `beyond`
 */
export function compare(
  { screen, measure, beyond }: Pick<Budget, 'screen' | 'measure' | 'beyond'>,
  { federated, oneBundle }: Visited,
  other?: Visited,
): Comparison {
  const budget = budgets.find(
    (one) => one.screen === screen && one.measure === measure && one.beyond === beyond,
  );
  const { says, unit } = measures[measure];
  if (beyond !== undefined) {
    if (!other) throw new Error(`No screen is called '${beyond}'.`);
    const what = `${screen}, ${says} beyond '${beyond}'`;
    const more = weigh(measure, federated) - weigh(measure, other.federated);
    return { ...budget, what, unit, federated: more };
  }
  return {
    ...budget,
    what: `${screen}, ${says}`,
    unit,
    federated: weigh(measure, federated),
    ...(oneBundle ? { oneBundle: weigh(measure, oneBundle) } : {}),
  };
}

type Counted = Pick<Visit, 'loads' | 'readyAt'>;

/** The answers that a measure of a visit counts. */
export function countedLoads(measure: Measure, { loads, readyAt }: Counted): Load[] {
  switch (measure) {
    case 'html':
      return loads.filter(({ type }) => type === 'Document');
    case 'script':
    case 'scriptRequests':
      return loads.filter(({ type }) => type === 'Script');
    case 'untilUsable':
      // The icon of its tab ('Other') delays nobody.
      return loads.filter(({ at, type }) => type !== 'Other' && at <= readyAt);
    case 'all':
    case 'requests':
      return loads;
  }
}

/** Bytes, or how many, by what the measure is of. */
export function weigh(measure: Measure, visit: Counted): number {
  const counted = countedLoads(measure, visit);
  if (measures[measure].unit === 'requests') return counted.length;
  return counted.reduce((sum, { bytes }) => sum + bytes, 0);
}
