import { readdirSync } from 'node:fs';
import path from 'node:path';
import { readJson, root } from '../root';

/** The fields of a package.json that publishing changes. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

export const sharedPackages = [
  'shared-model',
  'shared-platform',
  'shared-auth',
  'shared-data',
  'shared-ui',
  'shared-area',
] as const;

export const readManifest = (name: string) => readJson(`${name}/package.json`) as Manifest;

/** The sources that other packages may import, and the messages, which are imported by language name. */
export function entriesOf({ name, exports = {} }: Manifest): string[] {
  const messages = readdirSync(path.join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])i18n[\\/][a-z]{2}\.ts$/.test(file))
    .map((file) => `${name}/src/${file}`);
  const exported = Object.values(exports).filter((target) => target.startsWith('./src/'));
  return [...messages, ...exported.map((target) => `${name}/${target.slice(2)}`)];
}

/**
 * The package.json of a published package, with compiled JavaScript and types instead of sources. It
 * omits `"type": "module"`, because a bundler would then require the extension in each import.
 */
export function publishedManifest({ exports = {}, ...rest }: Manifest) {
  delete rest.private;
  delete rest.devDependencies;
  const built = Object.entries(exports).map(([key, target]) => {
    const [, name] = /^(\.\/src\/.*)\.tsx?$/.exec(target) ?? [];
    return [key, name ? { types: `${name}.d.ts`, default: `${name}.js` } : target] as const;
  });
  return { ...rest, exports: Object.fromEntries(built) };
}
