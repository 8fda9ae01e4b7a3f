import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { platformModules } from '../../platform';
import { filesIn } from '../releasing/files';
import { readJson, root } from '../root';
import { readManifest, sharedPackages, type Manifest } from './sharedPackages';

/** `portal-build`: what another repository needs to build, run (standalone) and test an area. */
export const buildPackageName = 'portal-build';

const helpers = [
  ...['addMissingPlatform', 'councilClock', 'createFakeIdentity', 'filledApplication', 'firstOf'],
  ...['liveRecords', 'messagesOf', 'moveAs', 'namelessService', 'recordsForEachTest', 'signInAs'],
  'recordsInStorage',
  ...['sampleDefinition', 'standInForWindowWidth', 'submitNow', 'unmarkedText'],
];

/** Its TypeScript: the frame of a standalone area, and the test helpers. */
export const buildEntries = [
  ...['standalone/runStandalone.tsx', 'testing/renderPortal.tsx', 'testing/slowAddress.tsx'],
  ...helpers.map((name) => `testing/${name}.ts`),
].map((file) => `tools/${file}`);

/** The files it contains unchanged, at the same paths: the settings, and every script of these folders. */
export const buildFiles = [
  ...['platform.d.ts', 'platform.js', 'tsconfig.base.json'],
  ...['webpack.shared.d.ts', 'webpack.shared.js'],
  ...['tools', 'tools/building', 'tools/developing', 'tools/testing'].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.js'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** Used in a file that is not JavaScript: the types that tsconfig.base.json lists. */
const typePackages = ['@types/jest', '@types/jest-axe', '@types/node'];

/** One is for the shell's build only, the other is a dependency of react-router-dom. */
const notNeeded = ['esbuild', 'react-router'];

/** Its package.json, by the scripts in its folder. */
export function buildManifest(folder: string) {
  const scripts = filesIn(folder).filter((file) => file.endsWith('.js'));
  const needed = scripts.flatMap((file) =>
    neededPackages(readFileSync(path.join(folder, file), 'utf8')),
  );
  return manifestFor([...needed, ...typePackages]);
}

export function manifestFor(needed: readonly string[]) {
  const { version, browserslist } = readJson('package.json') as Manifest & {
    browserslist: readonly string[];
  };
  const ranges = knownRanges();
  const names = [...new Set(needed)].filter((name) => !notNeeded.includes(name)).sort();
  const dependencies = names.map((name) => {
    // A standalone area runs with exactly the versions that the shell provides in production.
    const range = platformModules()[name]?.version ?? ranges[name];
    if (range === undefined) throw new Error(`No package.json says which version of ${name}.`);
    return [name, range] as const;
  });
  const target = (place: string) => ({ types: `${place}/*.d.ts`, default: `${place}/*.js` });
  return {
    name: buildPackageName,
    version,
    description: 'How an area of the portal is built, started alone and tested',
    license: 'UNLICENSED',
    exports: {
      '.': { types: './webpack.shared.d.ts', default: './webpack.shared.js' },
      './jest': './tools/testing/jestPreset.js',
      './standalone/*': target('./tools/standalone'),
      './testing/*': target('./tools/testing'),
      './tsconfig.base.json': './tsconfig.base.json',
      './package.json': './package.json',
    },
    browserslist,
    dependencies: Object.fromEntries(dependencies),
    sideEffects: false,
  };
}

/** By package name, the range that the root, the shell or a shared package requires. */
function knownRanges(): Record<string, string> {
  const manifests = [...sharedPackages, 'shell', '.'].map(readManifest);
  return Object.assign(
    {},
    ...manifests.map(({ name, version }) => ({ [name]: `^${version}` })),
    ...manifests.map(({ dependencies }) => dependencies),
    ...manifests.map(({ devDependencies }) => devDependencies),
  ) as Record<string, string>;
}

/** The packages that the code imports or requires, without Node's own modules. */
export function neededPackages(code: string): string[] {
  const uses = /(?:\bfrom|\bimport|\brequire(?:\.resolve)?)\s*\(?\s*(['"])(?<asked>[^'"\n]+)\1/g;
  const name = /^((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[\w./-]+)?$/;
  return [...code.matchAll(uses)].flatMap(
    ({ groups }) => name.exec(groups?.asked ?? '')?.[1] ?? [],
  );
}
