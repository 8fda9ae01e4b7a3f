import type { Browser } from '@playwright/test';
import type { Comparison } from '../bench/comparison';
import { counting } from '../bench/measuring/conditions';
import { mainScreens } from '../bench/measuring/screens';
import { visitFirst, type Visit } from '../bench/measuring/visit';
import type { MeasuredPortals } from '../bench/portals';
import { type Budget, budgets } from './budgets';
import { type Measure, measures, weigh } from './weights';

/** The first visits to a screen, to either portal. */
export interface VisitedBoth {
  federated: Visit;
  oneBundle: Visit;
}

/** First visits to the screens with budgets, on a network and a processor that hold nothing back. */
export async function visitScreens(
  browser: Browser,
  { federated, oneBundle }: MeasuredPortals,
): Promise<Map<string, VisitedBoth>> {
  const visits = new Map<string, VisitedBoth>();
  for (const screen of mainScreens) {
    const visit = (address: string) => visitFirst(browser, address, screen, counting);
    // Only bytes are counted, so that the two may be in each other's way.
    const [one, other] = await Promise.all([visit(federated), visit(oneBundle)]);
    visits.set(screen.name, { federated: one, oneBundle: other });
  }
  return visits;
}

export const shownMeasures = Object.keys(measures) as readonly Measure[];

/** What a first visit brought, beside its budget if it has one. */
export function compare(
  { screen, measure }: Pick<Budget, 'screen' | 'measure'>,
  { federated, oneBundle }: VisitedBoth,
): Comparison {
  const budget = budgets.find((one) => one.screen === screen && one.measure === measure);
  const { says, unit } = measures[measure];
  return {
    ...budget,
    what: `${screen}, ${says}`,
    unit,
    federated: weigh(measure, federated),
    oneBundle: weigh(measure, oneBundle),
  };
}
