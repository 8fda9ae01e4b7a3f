import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readJson, root } from '../root';

/** The fields of a package.json that publishing changes. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports?: Record<string, string | { types: string; default: string }>;
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

export function readManifest(name: string): Manifest {
  return readJson(`${name}/package.json`) as Manifest;
}

/** The messages in every language, which are imported by language name. */
export function messagesIn(name: string): string[] {
  const source = path.join(root, name, 'src');
  if (!existsSync(source)) return [];
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[\\/])i18n[\\/][a-z]{2}\.ts$/.test(file))
    .map((file) => `${name}/src/${file.split(path.sep).join('/')}`);
}

/** The sources that other packages may import, from the root of the repository. */
export function entriesOf({ name, exports = {} }: Manifest): string[] {
  return Object.values(exports).flatMap((target) =>
    typeof target === 'string' && target.startsWith('./src/') ? `${name}/${target.slice(2)}` : [],
  );
}

/**
 * The package.json of a published package, with compiled JavaScript and types instead of sources. It
 * omits `"type": "module"`, because a bundler would then require the extension in each import.
 */
export function publishedManifest(manifest: Manifest): Manifest {
  const { exports = {}, ...rest } = manifest;
  delete rest.private;
  delete rest.devDependencies;
  return {
    ...rest,
    exports: Object.fromEntries(
      Object.entries(exports).map(([key, target]) => [
        key,
        typeof target === 'string' ? builtTarget(target) : target,
      ]),
    ),
  };
}

function builtTarget(source: string): string | { types: string; default: string } {
  const [, name] = /^\.\/src\/(.*)\.tsx?$/.exec(source) ?? [];
  return name === undefined
    ? source
    : { types: `./dist/${name}.d.ts`, default: `./dist/${name}.js` };
}
