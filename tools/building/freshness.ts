import path from 'node:path';
import { readText, writeWhole } from '../releasing/files';
import { outputFingerprint, sourcesFingerprint } from './fingerprint';

/**
 * Whether the build of an app is the one that its sources make. By content rather than by date: git
 * changes the dates of files that it leaves the same, and webpack leaves a file that comes out the same.
 */
export function isFresh(root: string, folder: string): boolean {
  const output = outputFingerprint(root, folder);
  if (output === null) return false;
  return readText(noteFile(root, folder)) === `${sourcesFingerprint(root, folder)} ${output}`;
}

/** Notes what was built. `sources` is the fingerprint from before the build: a file may change during it. */
export function recordBuild(root: string, folder: string, sources: string): void {
  const output = outputFingerprint(root, folder);
  if (output === null) throw new Error(`The build of ${folder} ended well but left no files.`);
  writeWhole(noteFile(root, folder), `${sources} ${output}`);
}

function noteFile(root: string, folder: string): string {
  return path.join(root, '.portal', 'builds', `${folder}.txt`);
}
