// `npm run outside`: proves that an area needs only the packed packages of this repository. It copies the staff area
// into a folder outside, with the packages from their archives, and checks, builds and tests it there. Third-party
// packages are linked from here, so no network is needed.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildApps } from '../building/buildApps';
import { isFresh } from '../building/freshness';
import { filesIn } from '../releasing/files';
import { readJson, root } from '../root';
import { explain } from '../running/runCommand';
import { runStep } from '../running/runStep';
import { packPackages } from './packPackages';
import { buildEntries, buildPackageName } from './buildPackage';
import type { Manifest } from './sharedPackages';

const installed = path.join(root, 'node_modules');
const area = 'remote-staff';

/** Tests of a rule, a page with records, a page with a form, and the standalone area. */
const someTests = ['reviewSchema', 'PayslipsPage', 'LoginPage', 'standalone'];

const steps = [
  ['checks its types', 'typescript/bin/tsc', ['-p', '.']],
  ['builds it for the shell', 'webpack/bin/webpack.js', ['--mode', 'production']],
  ['builds it alone', 'webpack/bin/webpack.js', ['--mode', 'development', '--env', 'standalone']],
  ['runs some of its tests', 'jest/bin/jest.js', someTests],
] as const;

async function tryOutside(): Promise<void> {
  if (!isFresh(root, area)) await buildApps({ which: area, say: console.log });
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-outside-'));
  try {
    const packed = await packPackages(path.join(folder, 'packed'));
    const copy = path.join(folder, area);
    copyArea(copy);
    linkDependencies(copy);
    for (const [name, archive] of Object.entries(packed)) unpack(name, archive, copy);
    for (const [what, script, parameters] of steps) {
      await run(what, script, parameters, copy);
    }
    compareUse(copy);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The steps for a team that moves its area into a repository of its own. */
function copyArea(copy: string): void {
  cpSync(path.join(root, area, 'src'), path.join(copy, 'src'), {
    recursive: true,
    filter: (file) => statSync(file).isDirectory() || !usesInnerHelpers(file),
  });
  cpSync(path.join(root, area, 'webpack.config.js'), path.join(copy, 'webpack.config.js'));
  for (const file of filesIn(copy).filter((each) => /\.(tsx?|js)$/.test(each))) {
    const text = readFileSync(path.join(copy, file), 'utf8')
      .replaceAll(/'(?:\.\.\/)+tools\/(?=standalone\/|testing\/)/g, `'${buildPackageName}/`)
      .replaceAll("'../webpack.shared'", `'${buildPackageName}'`);
    writeFileSync(path.join(copy, file), text);
  }
  const manifest = readJson(`${area}/package.json`) as Manifest;
  const own = { ...manifest, devDependencies: { [buildPackageName]: '*' } };
  const settings = { extends: `${buildPackageName}/tsconfig.base.json`, include: ['src/**/*'] };
  writeFileSync(path.join(copy, 'package.json'), JSON.stringify(own));
  writeFileSync(path.join(copy, 'tsconfig.json'), JSON.stringify(settings));
  const jest = `module.exports = require('${buildPackageName}/jest');\n`;
  writeFileSync(path.join(copy, 'jest.config.js'), jest);
}

/** Whether a test, or a helper of tests, needs what only tests of this repository use. */
function usesInnerHelpers(file: string): boolean {
  const used = readFileSync(file, 'utf8').matchAll(/'(?:\.\.\/)+(tools\/testing\/[\w/]+)'/g);
  const packed = buildEntries.map((entry) => entry.replace(/\.tsx?$/, ''));
  return [...used].some(([, helper = '']) => !packed.includes(helper));
}

/** Links the packages installed here into a folder outside, without the packages of this repository. */
function linkDependencies(folder: string): void {
  const { workspaces } = readJson('package.json') as { workspaces: readonly string[] };
  const modules = path.join(folder, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name.startsWith('.') || workspaces.includes(name)) continue;
    symlinkSync(path.join(installed, name), path.join(modules, name), 'junction');
  }
}

/** Unpacks the archive of a package like npm. */
function unpack(name: string, archive: string, folder: string): void {
  const target = path.join(folder, 'node_modules', name);
  mkdirSync(target);
  execFileSync('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
}

async function run(
  what: string,
  script: string,
  parameters: readonly string[],
  folder: string,
): Promise<void> {
  const started = Date.now();
  const { code, output } = await runStep(script, parameters, { cwd: folder });
  if (code !== 0) throw new Error(`Outside the repository this failed: ${what}:\n${output}`);
  console.log(`${area} outside: ${what} (${Math.round((Date.now() - started) / 1000)} s)`);
}

/** Checks that the outside build uses the same names of the platform as the one here. */
function compareUse(copy: string): void {
  const [outside, here] = [copy, path.join(root, area)].map((folder) =>
    platformUse(path.join(folder, 'dist/mf-manifest.json')),
  );
  if (!isDeepStrictEqual(outside, here)) {
    throw new Error(
      `The build outside takes other names of the platform than the one here.\nOutside: ${JSON.stringify(outside)}\nHere: ${JSON.stringify(here)}`,
    );
  }
}

function platformUse(manifest: string): unknown {
  return (readJson(manifest) as { platform?: unknown }).platform ?? null;
}

explain(tryOutside());
