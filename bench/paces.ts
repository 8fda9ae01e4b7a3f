import type { Browser } from '@playwright/test';
import type { Comparison } from './comparison';
import { type Conditions, slow3g, slow4g } from './measuring/conditions';
import { landing, logins, mainScreens, type Screen } from './measuring/screens';
import { type Visit, visitFirst } from './measuring/visit';
import type { MeasuredPortals } from './portals';
import { median } from './report';

const measured: [Screen, Conditions][] = [
  ...mainScreens.map((screen): [Screen, Conditions] => [screen, slow4g]),
  ...[landing, ...logins].map((screen): [Screen, Conditions] => [screen, slow3g]),
];

/** Slowed-down first visits. The two portals take turns, so that other load on the machine affects both. */
export async function measurePaces(
  browser: Browser,
  portals: MeasuredPortals,
  rounds: number,
): Promise<Comparison[]> {
  const all: Comparison[] = [];
  for (const [screen, conditions] of measured) {
    console.error(`${screen.name}, ${conditions.name} …`);
    const visits = { federated: [] as Visit[], oneBundle: [] as Visit[] };
    for (let round = 0; round < rounds; round += 1) {
      for (const portal of ['federated', 'oneBundle'] as const) {
        visits[portal].push(await visitFirst(browser, portals[portal], screen, conditions));
      }
    }
    all.push(...paceComparisons(screen, conditions.name, visits));
  }
  return all;
}

export function paceComparisons(
  { name, lcp: limits = {} }: Screen,
  network: string,
  visits: Record<keyof MeasuredPortals, Visit[]>,
): Comparison[] {
  const compared = (what: string, pick: (visit: Visit) => number): Comparison => ({
    what: `${name}, ${network}, ${what}`,
    unit: 'ms',
    federated: median(visits.federated.map(pick)),
    oneBundle: median(visits.oneBundle.map(pick)),
  });
  const limit = limits[network];
  return [
    { ...compared('LCP', ({ lcp }) => lcp), ...(limit === undefined ? {} : { limit }) },
    compared('usable', ({ readyAt }) => readyAt),
  ];
}
