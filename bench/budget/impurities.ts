import * as v from 'valibot';
import type { Load } from '../measuring/watchNetwork';
import { keptOutOfLanding } from './budgets';

/** What the landing page loads but should not, one sentence each. */
export async function impurities(
  loads: readonly Load[],
  address: string,
  readSources: (url: string) => Promise<readonly string[]> = sourcesOf,
): Promise<string[]> {
  const elsewhere = loads
    .filter(({ url }) => !url.startsWith(`${address}/`))
    .map(({ url }) => `The landing page asks for ${url}, which is not the shell's.`);
  const scripts = await Promise.all(
    loads
      .filter(({ type }) => type === 'Script')
      .map(async ({ url }) => impuritiesOf(url, await readSources(url))),
  );
  return [...elsewhere, ...scripts.flat()];
}

function impuritiesOf(url: string, sources: readonly string[]): string[] {
  return keptOutOfLanding.flatMap(({ what, sources: pattern }) => {
    const found = sources.filter((file) => pattern.test(file));
    if (found.length === 0) return [];
    const more = found.length > 1 ? ` and ${found.length - 1} more` : '';
    return [`The landing page brings ${what}: ${found[0]}${more}, in ${url}`];
  });
}

/** The source files of a script, from its source map. Without a source map the budget cannot be checked. */
async function sourcesOf(script: string): Promise<string[]> {
  const map = `${script}.map`;
  const response = await fetch(map);
  if (!response.ok) throw new Error(`${map} answered ${response.status}.`);
  return v.parse(v.object({ sources: v.array(v.string()) }), await response.json()).sources;
}
