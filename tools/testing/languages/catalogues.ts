import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../root';
import type { Catalogue } from './findGaps';

/** Every folder with a catalogue, below the root of the repository or of a copy. */
export function catalogueFolders(within = root): string[] {
  const sources = readdirSync(within).map((name) => path.join(within, name, 'src'));
  return sources.filter(existsSync).flatMap((source) =>
    readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(path.join('i18n', 'en.ts')))
      .map((file) => path.dirname(path.relative(within, path.join(source, file)))),
  );
}

/** The messages of a folder in a language; empty if there is no file. */
export async function readCatalogue(
  folder: string,
  language: string,
  within = root,
): Promise<Catalogue> {
  const file = path.join(within, folder, `${language}.ts`);
  if (!existsSync(file)) return {};
  return ((await import(file)) as { default: Catalogue }).default;
}
