import { readJson } from '../root';
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

/** The sources that others may import, from the root of the repository. */
export function entriesOf({ name, exports = {} }: Manifest): string[] {
  return Object.values(exports).flatMap((target) =>
    typeof target === 'string' && target.startsWith('./src/') ? `${name}/${target.slice(2)}` : [],
  );
}
