import { kibi } from '../bench/comparison';
import type { Load } from '../bench/measuring/watchNetwork';
import type { Source } from './scriptSources';

/** How many packages a script is named after. */
const named = 3;

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

/** What came, the greatest first, with the packages that scripts are made from. */
export function attributionLines(
  loads: readonly Load[],
  readSources: (load: Load) => Promise<readonly Source[]>,
): Promise<string[]> {
  const greatestFirst = loads.toSorted((a, b) => b.bytes - a.bytes);
  return Promise.all(
    greatestFirst.map(async (load) => {
      const size = `${(load.bytes / kibi).toFixed(1)} KiB`.padStart(12);
      const line = `${size}  ${new URL(load.url).pathname}`;
      if (load.type !== 'Script') return line;
      return `${line}  (${mostlyFrom(await readSources(load)).join(', ')})`;
    }),
  );
}
