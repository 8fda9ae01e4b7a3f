import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readJson, root } from '../root';
import type { Manifest } from './publishedManifest';

export const sharedPackages = [
  'shared-platform',
  'shared-auth',
  'shared-data',
  'shared-ui',
  'shared-area',
] as const;

export function readManifest(name: string): Manifest {
  return readJson(`${name}/package.json`) as Manifest;
}

/** The messages in every language, which are imported by the name of the language. */
export function messagesIn(name: string): string[] {
  const source = path.join(root, name, 'src');
  if (!existsSync(source)) return [];
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])i18n[\\/][a-z]{2}\.ts$/.test(file))
    .map((file) => `${name}/src/${file.split(path.sep).join('/')}`);
}

/** The sources that others may import, from the root of the repository. */
export function entriesOf({ name, exports = {} }: Manifest): string[] {
  return Object.values(exports).flatMap((target) =>
    typeof target === 'string' && target.startsWith('./src/') ? `${name}/${target.slice(2)}` : [],
  );
}
