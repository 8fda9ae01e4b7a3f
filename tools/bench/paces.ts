import type { Browser } from '@playwright/test';
import type { Comparison } from './comparison';
import { goals } from './goals';
import { type Conditions, slow3g, slow4g, unthrottled } from './measuring/conditions';
import { landing, logins, mainScreens, otherScreens, type Screen } from './measuring/screens';
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

/** First visits, slowed down. The two portals take turns, so that what else the machine does meets both. */
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
        paces.federated.push(await visitFirst(browser, federated.address, screen, conditions));
        paces.oneBundle.push(await visitFirst(browser, oneBundle.address, screen, conditions));
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
  const goal = lcpGoal(screen, conditions);
  return [
    {
      what: `${name}, LCP`,
      unit: 'ms',
      ...both(({ lcp }) => lcp),
      ...(goal === undefined ? {} : { goal }),
    },
    { what: `${name}, usable`, unit: 'ms', ...both(({ readyAt }) => readyAt) },
    { what: `${name}, CLS`, unit: 'shift', ...both(({ cls }) => cls), goal: goals.shift },
  ];
}

/** The layout shift of the screens that have no goal of their own, each visited once. */
export async function measureShifts(
  browser: Browser,
  { federated }: MeasuredPortals,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const screen of otherScreens) {
    const { cls } = await visitFirst(browser, federated.address, screen, {
      ...unthrottled,
      network: slow4g.network,
    });
    comparisons.push({
      what: `${screen.name}, CLS`,
      unit: 'shift',
      federated: cls,
      goal: goals.shift,
    });
  }
  return comparisons;
}

function lcpGoal({ kind }: Screen, { name }: Conditions): number | undefined {
  const ofNetwork: Partial<Record<string, Partial<Record<string, number>>>> = goals.lcp;
  return ofNetwork[name]?.[kind];
}
