import type { Browser } from '@playwright/test';
import { weightComparisons } from '../budget/weightComparisons';
import { visitScreens } from '../budget/visitScreens';
import { recordsGrowth, remotesGrowth } from './growth';
import { comparisonTable } from './markdownTable';
import { measurePaces, measureShifts, paceComparisons } from './paces';
import type { MeasuredPortals } from './portals';
import { measureReactions } from './reactions';
import { returnsTable } from './returns';
import type { Section } from './benchReport';

interface BenchOptions {
  rounds: number;
  /** Names of parts; all of them where it is left out. */
  only?: readonly string[] | undefined;
  say: (line: string) => void;
}

/** Measures part after part; what is measured later does not change what was before. */
export async function benchSections(
  browser: Browser,
  portals: MeasuredPortals,
  { rounds, only, say }: BenchOptions,
): Promise<Section[]> {
  // Also the visit after which the servers have every file compressed.
  const weights = await visitScreens(browser, portals);
  const parts: Record<string, () => Promise<Section>> = {
    weights: () =>
      Promise.resolve({
        title: 'What a first visit brings',
        text: comparisonTable(weightComparisons(weights)),
      }),
    paces: async () => ({
      title: 'How soon a first visit shows',
      text: comparisonTable(
        (await measurePaces(browser, portals, rounds, say)).flatMap(paceComparisons),
      ),
    }),
    reactions: async () => ({
      title: 'How soon it answers, 13 times slower',
      text: comparisonTable(await measureReactions(browser, portals, rounds, say)),
    }),
    shifts: async () => ({
      title: 'Layout shift of every other screen',
      text: comparisonTable(await measureShifts(browser, portals)),
    }),
    returns: async () => ({
      title: 'Second and third visits',
      text: await returnsTable(browser, portals),
    }),
    records: async () => ({
      title: 'With more and more records',
      text: await recordsGrowth(browser),
    }),
    remotes: async () => ({
      title: 'With more and more remotes',
      text: await remotesGrowth(browser, rounds),
    }),
  };

  const sections: Section[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (only && !only.includes(name)) continue;
    say(`== ${name}`);
    sections.push(await measure());
  }
  return sections;
}
