import type { Browser } from '@playwright/test';
import type { Comparison } from './comparison';
import { type Conditions, slow3g, slow4g } from './measuring/conditions';
import { landing, logins, mainScreens, type Screen } from './measuring/screens';
import { type Visit, visitFirst } from './measuring/visit';
import type { MeasuredPortals } from './portals';
import { median } from './report';

/** Visits to one screen under one set of conditions. */
export interface Paces {
  screen: Screen;
  conditions: Conditions;
  federated: Visit[];
  oneBundle: Visit[];
}

const measured: readonly { conditions: Conditions; screens: readonly Screen[] }[] = [
  { conditions: slow4g, screens: mainScreens },
  { conditions: slow3g, screens: [landing, ...logins] },
];

/** The agreed largest contentful paint, in milliseconds, by network and kind of screen. */
const lcpGoals: Partial<Record<string, Partial<Record<Screen['kind'], number>>>> = {
  'slow 4G': { landing: 1000, login: 2000 },
  'slow 3G': { landing: 2200 },
};

/** Slowed-down first visits. The two portals take turns, so that other load on the machine affects both. */
export async function measurePaces(
  browser: Browser,
  { federated, oneBundle }: MeasuredPortals,
  rounds: number,
  say: (line: string) => void,
): Promise<Paces[]> {
  const all: Paces[] = [];
  for (const { conditions, screens } of measured) {
    for (const screen of screens) {
      say(`${screen.name}, ${conditions.name} …`);
      const paces: Paces = { screen, conditions, federated: [], oneBundle: [] };
      for (let round = 0; round < rounds; round += 1) {
        paces.federated.push(await visitFirst(browser, federated, screen, conditions));
        paces.oneBundle.push(await visitFirst(browser, oneBundle, screen, conditions));
      }
      all.push(paces);
    }
  }
  return all;
}

export function paceComparisons({ screen, conditions, federated, oneBundle }: Paces): Comparison[] {
  const both = (pick: (visit: Visit) => number) => ({
    federated: median(federated.map(pick)),
    oneBundle: median(oneBundle.map(pick)),
  });
  const name = `${screen.name}, ${conditions.name}`;
  const goal = lcpGoals[conditions.name]?.[screen.kind];
  return [
    {
      what: `${name}, LCP`,
      unit: 'ms',
      ...both(({ lcp }) => lcp),
      ...(goal === undefined ? {} : { goal }),
    },
    { what: `${name}, usable`, unit: 'ms', ...both(({ readyAt }) => readyAt) },
  ];
}
