import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { filesIn, hashOfFile, readText, writeWhole } from '../releasing/files';

/** The sources that several builds use, besides their own folder. */
const commonFolders = [
  ...['shared-area', 'shared-auth', 'shared-data', 'shared-model', 'shared-platform', 'shared-ui'],
  'tools/building',
];
const commonFiles = ['platform.js', 'webpack.shared.js', 'package-lock.json'];

const notASource =
  /\/(node_modules|dist|dist-standalone|coverage|site)\/|\.(test|examples)\.tsx?$|\.md$/;

/** The settings that are compiled into the shell: its registry for when no other can be loaded, and whether it has a worker. */
const settings = ['PORTAL_PORT', 'PORTAL_REGISTRY', 'PORTAL_WORKER'];

/** A hash that changes if and only if a file or a setting that the build of an app reads changes. */
export function sourcesFingerprint(root: string, folder: string): string {
  const hash = createHash('sha256');
  const sources = [folder, ...commonFolders].flatMap((each) => filesIn(root, each));
  for (const file of [...sources.filter((each) => !notASource.test(each)), ...commonFiles]) {
    hash.update(`${file} ${hashOfFile(path.join(root, file))}\n`);
  }
  if (folder === 'shell') {
    for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`);
    const registry = process.env.PORTAL_REGISTRY;
    if (registry) hash.update(hashOfFile(path.resolve(registry)) ?? '');
  }
  return hash.digest('hex');
}

/** A hash that changes when another process builds or cleans meanwhile. Null if there is no build. */
export function outputFingerprint(root: string, folder: string): string | null {
  const files = filesIn(root, `${folder}/dist`);
  if (files.length === 0) return null;
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(path.join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * Whether the build of an app was made from its current sources. Compares contents instead of dates: git
 * changes the dates of files whose content stays the same, and webpack does not rewrite a file whose content
 * stays the same.
 */
export function isFresh(root: string, folder: string): boolean {
  const output = outputFingerprint(root, folder);
  if (output === null) return false;
  return readText(noteFile(root, folder)) === `${sourcesFingerprint(root, folder)} ${output}`;
}

/** Records what was built. `sources` is the fingerprint from before the build: a file may change during it. */
export function recordBuild(root: string, folder: string, sources: string): void {
  const output = outputFingerprint(root, folder);
  if (output === null) throw new Error(`The build of ${folder} ended well but left no files.`);
  writeWhole(noteFile(root, folder), `${sources} ${output}`);
}

function noteFile(root: string, folder: string): string {
  return path.join(root, '.portal', 'builds', `${folder}.txt`);
}
