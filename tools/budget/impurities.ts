import type { Load } from '../bench/measuring/watchNetwork';
import { keptOutOfLanding } from './budgets';
import type { Source } from './scriptSources';

/** What the landing page brought that it should not, in a sentence each. */
export async function impurities(
  loads: readonly Load[],
  address: string,
  readSources: (load: Load) => Promise<readonly Source[]>,
): Promise<string[]> {
  const elsewhere = loads
    .filter(({ url }) => !url.startsWith(`${address}/`))
    .map(({ url }) => `The landing page asks for ${url}, which is not the shell's.`);
  const scripts = await Promise.all(
    loads
      .filter(({ type }) => type === 'Script')
      .map(async (load) => impuritiesOf(load.url, await readSources(load))),
  );
  return [...elsewhere, ...scripts.flat()];
}

function impuritiesOf(url: string, sources: readonly Source[]): string[] {
  return keptOutOfLanding.flatMap(({ what, sources: pattern }) => {
    const found = sources.filter(({ file }) => pattern.test(file)).map(({ file }) => file);
    if (found.length === 0) return [];
    const more = found.length > 1 ? ` and ${found.length - 1} more` : '';
    return [`The landing page brings ${what}: ${found[0]}${more}, in ${url}`];
  });
}
