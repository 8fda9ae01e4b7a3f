import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownFolder, root } from '../root';
import { runNpm } from '../running/runStep';
import { buildEntries, buildFiles, buildManifest, buildPackageName } from './buildPackage';
import { compileSources } from './compileSources';
import { entriesOf, publishedManifest, readManifest, sharedPackages } from './sharedPackages';

/**
 * Packs the shared packages and the build settings as archives, as `npm publish` would upload them: the compiled
 * JavaScript and types of the exports, without tests and examples.
 * @returns the paths of the archives, by package
 */
export async function packPackages(folder: string): Promise<Record<string, string>> {
  mkdirSync(ownFolder, { recursive: true });
  const staging = mkdtempSync(path.join(ownFolder, 'packing-'));
  const stage = (name: string, files: readonly string[], manifest: object) => {
    for (const file of files.filter((each) => existsSync(path.join(root, each)))) {
      cpSync(path.join(root, file), path.join(staging, name, file.replace(`${name}/`, '')));
    }
    writeFileSync(path.join(staging, name, 'package.json'), JSON.stringify(manifest, null, 2));
  };
  try {
    const shared = sharedPackages.flatMap((name) => entriesOf(readManifest(name)));
    await compileSources([...shared, ...buildEntries], staging);
    for (const name of sharedPackages) {
      const documents = [`${name}/README.md`, `${name}/CHANGELOG.md`];
      stage(name, documents, publishedManifest(readManifest(name)));
    }
    cpSync(path.join(staging, 'tools'), path.join(staging, buildPackageName, 'tools'), {
      recursive: true,
    });
    stage(buildPackageName, buildFiles, {});
    stage(buildPackageName, [], buildManifest(path.join(staging, buildPackageName)));
    mkdirSync(folder, { recursive: true });
    return await packEach(staging, folder);
  } finally {
    rmSync(staging, { recursive: true });
  }
}

async function packEach(staging: string, folder: string): Promise<Record<string, string>> {
  const names = [...sharedPackages, buildPackageName];
  const { code, output } = await runNpm([
    ...['pack', '--json', '--loglevel=error', `--pack-destination=${folder}`],
    ...names.map((name) => path.join(staging, name)),
  ]);
  if (code !== 0) throw new Error(`npm could not pack the packages: ${output}`);
  type Packed = { name: string; filename: string }[];
  const packed = JSON.parse(output.slice(output.indexOf('['))) as Packed;
  return Object.fromEntries(
    packed.map(({ name, filename }) => [name, path.join(folder, filename)]),
  );
}
