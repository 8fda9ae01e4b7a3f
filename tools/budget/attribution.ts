import { type Load, kibi } from '../bench/measuring/loads';
import { NoSourceMapError, type Source, sourcesOf } from './scriptSources';

/** How many packages a script is named after. */
const named = 3;

/** The name of an answer that the next build's has too: without origin, folders of a build and hash. */
export function stableName(url: string): string {
  return new URL(url).pathname
    .replace(/^\/builds\/[^/]+\//, '/')
    .replace(/\.[0-9a-f]{8}(?=\.[a-z]+$)/, '');
}

/** The npm package, or the package of the repository, that a source in a map of webpack's belongs to. */
export function packageOf(file: string): string {
  const inPackage = /.*node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)/.exec(file)?.groups?.name;
  if (inPackage) return inPackage;
  const { build = '', rest = '' } =
    /^webpack:\/\/(?<build>[^/]*)\/(?<rest>.*)/.exec(file)?.groups ?? {};
  const folder = /^(?:\.\.\/)+(?<name>[^/]+)\//.exec(rest)?.groups?.name;
  if (folder) return folder;
  if (!rest.startsWith('./')) return 'webpack';
  return build.replace(/^(remote)_([a-z]+).*/, '$1-$2');
}

/** The packages that most of a script comes from, the greatest first. */
export function mostlyFrom(sources: readonly Source[]): string[] {
  const sizes = new Map<string, number>();
  for (const { file, size } of sources) {
    const name = packageOf(file);
    sizes.set(name, (sizes.get(name) ?? 0) + size);
  }
  return [...sizes]
    .sort(([, a], [, b]) => b - a)
    .slice(0, named)
    .map(([name]) => name);
}

/** Sizes by stable name, to compare the next run with. */
export type Sizes = Record<string, number>;

export function sizesOf(loads: readonly Load[]): Sizes {
  const sizes: Sizes = {};
  for (const { url, bytes } of loads) {
    const name = stableName(url);
    sizes[name] = (sizes[name] ?? 0) + bytes;
  }
  return sizes;
}

/** What came, the greatest first, and by how much each has grown since `before`. */
export function attributionLines(
  loads: readonly Load[],
  contents: ReadonlyMap<string, readonly string[]>,
  before: Sizes | undefined,
): string[] {
  return loads
    .toSorted((a, b) => b.bytes - a.bytes)
    .map(({ url, bytes }) => {
      const name = stableName(url);
      const from = contents.get(url) ?? [];
      return [
        `  ${(bytes / kibi).toFixed(1)} KiB`.padStart(12),
        name,
        from.length > 0 ? `(${from.join(', ')})` : '',
        before ? growth(bytes, before[name]) : '',
      ]
        .filter(Boolean)
        .join('  ');
    });
}

function growth(bytes: number, before: number | undefined): string {
  if (before === undefined) return 'NEW';
  const grown = bytes - before;
  // Dates and the names of a build differ in length by a byte or two.
  return Math.abs(grown) < 16 ? '' : `${grown > 0 ? '+' : ''}${(grown / kibi).toFixed(1)} KiB`;
}

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
