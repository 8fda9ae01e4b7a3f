/** What a package.json says, as far as publishing changes it. */
export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports?: Record<string, string | { types: string; default: string }>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * The package.json of a package as it is published: built JavaScript and types in the place of sources. It
 * does not say `"type": "module"`, by which a bundler would ask for the ending of each import.
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
