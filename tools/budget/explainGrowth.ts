import type { Load } from '../bench/measuring/loads';
import { attributionLines, mostlyFrom, type Sizes } from './attribution';
import { NoSourceMapError, sourcesOf } from './scriptSources';

/** What a figure that is over its budget consists of, answer by answer. */
export async function explainGrowth(
  loads: readonly Load[],
  before: Sizes | undefined,
): Promise<string[]> {
  const contents = new Map<string, string[]>();
  for (const load of loads.filter(({ type }) => type === 'Script')) {
    contents.set(load.url, await packagesOf(load));
  }
  return attributionLines(loads, contents, before);
}

async function packagesOf(load: Load): Promise<string[]> {
  try {
    return mostlyFrom(await sourcesOf(load));
  } catch (error) {
    if (error instanceof NoSourceMapError) return [];
    throw error;
  }
}
