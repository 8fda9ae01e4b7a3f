import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../root';
import { runNpm } from '../running/runStep';
import { writeFiles } from '../testing/sampleBuilds';
import { buildEntries, buildPackageName, makeBuildPackage } from './buildPackage';
import { compileSources, type CompiledModule } from './compileSources';
import { publishedManifest } from './sharedPackages';
import { entriesOf, messagesIn, readManifest, sharedPackages } from './sharedPackages';

/**
 * Packs the shared packages and the build settings as archives, as `npm publish` would upload them: the compiled
 * JavaScript and types of the exports, without tests and examples.
 * @returns the paths of the archives, by package
 */
export async function packPackages(folder: string): Promise<Record<string, string>> {
  const modules = await compileSources([
    ...sharedPackages.flatMap((name) => [...entriesOf(readManifest(name)), ...messagesIn(name)]),
    ...buildEntries,
  ]);
  const staging = mkdtempSync(path.join(tmpdir(), 'portal-packing-'));
  try {
    for (const name of sharedPackages) stageShared(path.join(staging, name), name, modules);
    writeFiles(path.join(staging, buildPackageName), makeBuildPackage(modules));
    mkdirSync(folder, { recursive: true });
    return await packEach(staging, folder);
  } finally {
    rmSync(staging, { recursive: true });
  }
}

function stageShared(folder: string, name: string, modules: readonly CompiledModule[]): void {
  const start = `${name}/src/`;
  const built = modules
    .filter((module) => module.name.startsWith(start))
    .flatMap(({ name: full, code, types }): [string, string][] => {
      const file = `dist/${full.slice(start.length)}`;
      return [
        [`${file}.js`, code],
        [`${file}.d.ts`, types],
      ];
    });
  const manifest = JSON.stringify(publishedManifest(readManifest(name)), null, 2);
  writeFiles(folder, { ...Object.fromEntries(built), 'package.json': manifest });
  for (const document of ['README.md', 'CHANGELOG.md']) {
    const file = path.join(root, name, document);
    if (existsSync(file)) copyFileSync(file, path.join(folder, document));
  }
}

async function packEach(staging: string, folder: string): Promise<Record<string, string>> {
  const names = [...sharedPackages, buildPackageName];
  const { code, output } = await runNpm([
    'pack',
    '--json',
    '--loglevel=error',
    `--pack-destination=${folder}`,
    ...names.map((name) => path.join(staging, name)),
  ]);
  if (code !== 0) throw new Error(`npm could not pack the packages: ${output}`);
  const packed = JSON.parse(output.slice(output.indexOf('['))) as {
    name: string;
    filename: string;
  }[];
  return Object.fromEntries(
    packed.map(({ name, filename }) => [name, path.join(folder, filename)]),
  );
}
