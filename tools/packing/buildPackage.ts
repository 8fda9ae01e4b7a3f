import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { platformModules } from '../../platform';
import { readJson, root } from '../root';
import type { CompiledModule } from './compileSources';
import { readManifest, sharedPackages } from './sharedPackages';
import type { Manifest } from './sharedPackages';

/** `portal-build`: what another repository needs to build, run (standalone) and test an area. */
export const buildPackageName = 'portal-build';

/** Its TypeScript, with what that imports: the frame of a standalone area, and the test helpers. */
export const buildEntries = [
  'tools/standalone/runStandalone.tsx',
  'tools/testing/addMissingPlatform.ts',
  ...[
    'councilClock.ts',
    'createFakeIdentity.ts',
    'filledApplication.ts',
    'firstOf.ts',
    'liveRecords.ts',
    'messagesOf.ts',
    'moveAs.ts',
    'namelessService.ts',
    'recordsForEachTest.ts',
    'signInAs.ts',
    'slowAddress.tsx',
    'renderPortal.tsx',
    'sampleDefinition.ts',
    'standInForWindowWidth.ts',
    'submitNow.ts',
    'unmarkedText.ts',
  ].map((file) => `tools/testing/${file}`),
];

const folders = ['building', 'developing', 'standalone', 'testing'].map((name) => `tools/${name}`);

/** The files it contains unchanged, at the same paths: the settings, and every script and document of these folders. */
const files = [
  ...[
    'platform.d.ts',
    'platform.js',
    'tsconfig.base.json',
    'webpack.shared.d.ts',
    'webpack.shared.js',
  ],
  ...['tools', ...folders].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => /\.(js|html)$/.test(name))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Used in a file that is not JavaScript: the types that tsconfig.base.json lists. */
const typePackages = ['@types/jest', '@types/jest-axe', '@types/node'];

/** One is for the shell's build only, the other is a dependency of react-router-dom. */
const notNeeded = ['esbuild', 'react-router'];

/** The files of the package, by their path in it. */
export function makeBuildPackage(modules: readonly CompiledModule[]): Record<string, string> {
  const compiled = modules
    .filter(({ name }) => name.startsWith('tools/'))
    .flatMap(({ name, code, types }): [string, string][] => [
      [`${name}.js`, code],
      [`${name}.d.ts`, types],
    ]);
  const copied = files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
  const all: Record<string, string> = Object.fromEntries([...copied, ...compiled]);
  const scripts = Object.entries(all).flatMap(([name, text]) => (name.endsWith('.js') ? text : []));
  const needed = [...scripts.flatMap(neededPackages), ...typePackages];
  return { ...all, 'package.json': JSON.stringify(manifestFor(needed), null, 2) };
}

export function manifestFor(needed: readonly string[]) {
  const { version, browserslist } = readJson('package.json') as Manifest & {
    browserslist: readonly string[];
  };
  const ranges = knownRanges();
  const platform = platformModules();
  const dependencies = [...new Set(needed)]
    .filter((name) => !notNeeded.includes(name))
    .sort()
    .map((name) => {
      // A standalone area runs with exactly the versions that the shell provides in production.
      const range = platform[name]?.version ?? ranges[name];
      if (range === undefined) throw new Error(`No package.json says which version of ${name}.`);
      return [name, range];
    });
  return {
    name: buildPackageName,
    version,
    description: 'How an area of the portal is built, started alone and tested',
    license: 'UNLICENSED',
    exports: {
      '.': { types: './webpack.shared.d.ts', default: './webpack.shared.js' },
      './jest': './tools/testing/jestPreset.js',
      './standalone/*': target('standalone'),
      './testing/*': target('testing'),
      './tsconfig.base.json': './tsconfig.base.json',
      './package.json': './package.json',
    },
    browserslist,
    dependencies: Object.fromEntries(dependencies) as Record<string, string>,
    sideEffects: false,
  };
}

function target(folder: string) {
  return { types: `./tools/${folder}/*.d.ts`, default: `./tools/${folder}/*.js` };
}

/** By package name, the range that the root, the shell or a shared package requires. */
function knownRanges(): Record<string, string> {
  const manifests = [
    ...[...sharedPackages, 'shell'].map(readManifest),
    readJson('package.json') as Manifest,
  ];
  return {
    ...Object.fromEntries(manifests.map(({ name, version }) => [name, `^${version}`])),
    ...Object.assign({}, ...manifests.map(({ dependencies }) => dependencies)),
    ...Object.assign({}, ...manifests.map(({ devDependencies }) => devDependencies)),
  } as Record<string, string>;
}

/** The packages that the code imports or requires, without Node's own modules. */
export function neededPackages(code: string): string[] {
  const uses = /(?:\bfrom|\bimport|\brequire(?:\.resolve)?)\s*\(?\s*(['"])(?<asked>[^'"\n]+)\1/g;
  return [...code.matchAll(uses)].flatMap(({ groups }) => {
    const [, name] =
      /^((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[\w./-]+)?$/.exec(groups?.asked ?? '') ?? [];
    return name === undefined ? [] : [name];
  });
}
