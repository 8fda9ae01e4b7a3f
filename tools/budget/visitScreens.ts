import type { Browser } from '@playwright/test';
import { counting } from '../bench/measuring/conditions';
import { mainScreens } from '../bench/measuring/screens';
import { visitFirst } from '../bench/measuring/visit';
import type { MeasuredPortals } from '../bench/portals';
import type { VisitedBoth } from './compare';

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
