import type { Browser } from '@playwright/test';
import type { Comparison } from './comparison';
import { goals } from './goals';
import {
  type Interaction,
  interactions,
  measureInteraction,
  recordsBehindTables,
} from './measuring/interactions';
import { newVisitor } from './measuring/visit';
import type { MeasuredPortal, MeasuredPortals } from './portals';
import { seedRecords } from './recordsPage';
import { median } from './report';

/** How soon the portal answers a touch or a key, on a processor that is 13 times slower. */
export async function measureReactions(
  browser: Browser,
  { federated, oneBundle }: MeasuredPortals,
  rounds: number,
  say: (line: string) => void,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const interaction of interactions) {
    say(`${interaction.what} …`);
    const times = { federated: [] as number[], oneBundle: [] as number[] };
    const visitors = {
      federated: await visitorOf(browser, federated, interaction),
      oneBundle: await visitorOf(browser, oneBundle, interaction),
    };
    for (let round = 0; round < rounds; round += 1) {
      times.federated.push(
        await measureInteraction(visitors.federated, federated.address, interaction),
      );
      times.oneBundle.push(
        await measureInteraction(visitors.oneBundle, oneBundle.address, interaction),
      );
    }
    await Promise.all(Object.values(visitors).map((visitor) => visitor.close()));
    comparisons.push({
      what: interaction.what,
      unit: 'ms',
      federated: median(times.federated),
      oneBundle: median(times.oneBundle),
      goal: goals.interaction,
    });
  }
  return comparisons;
}

async function visitorOf(
  browser: Browser,
  { address }: MeasuredPortal,
  { screen, device, withRecords }: Interaction,
) {
  const visitor = await newVisitor(browser, {
    device,
    ...(screen.role ? { role: screen.role } : {}),
  });
  if (withRecords) await seedRecords(visitor, address, recordsBehindTables);
  return visitor;
}
