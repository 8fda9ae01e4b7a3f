import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What several builds are made from, besides their own folder. */
const commonSources = [
  'shared-area',
  'shared-auth',
  'shared-data',
  'shared-platform',
  'shared-ui',
  'platform.js',
  'webpack.shared.js',
  'tools/browserTargets.js',
  'tools/compileMessagesLoader.js',
  'tools/nameStylesLoader.js',
  'tools/leanIcon.js',
  'tools/leanRouterLoader.js',
  'tools/building/completeShell.ts',
  'tools/building/inlineHashes.ts',
  'tools/building/composeDocument.ts',
  'tools/building/prerender.ts',
  'tools/building/buildServiceWorker.ts',
  'package-lock.json',
];

const notASource =
  /^(node_modules|dist|dist-standalone|coverage|site)$|\.(test|examples)\.tsx?$|\.md$/;

/** Changes with every file that the build of an app reads, and with nothing else. */
export function sourcesFingerprint(root: string, folder: string): string {
  const hash = createHash('sha256');
  for (const file of [folder, ...commonSources].flatMap((source) => filesIn(root, source))) {
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** Changes when somebody else builds, or cleans, in the meantime. Null where nothing is built. */
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

function filesIn(root: string, source: string): string[] {
  const full = path.join(root, source);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [source];
  return readdirSync(full)
    .filter((name) => !notASource.test(name))
    .sort()
    .flatMap((name) => filesIn(root, `${source}/${name}`));
}
