import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { outputFingerprint, sourcesFingerprint } from './fingerprint';

const recordSchema = v.object({ sources: v.string(), output: v.string() });
type BuildRecord = v.InferOutput<typeof recordSchema>;

/**
 * Whether the build of an app is the one that its sources make. By content rather than by date: git
 * changes the dates of files that it leaves the same, and webpack leaves a file that comes out the same.
 */
export function isFresh(root: string, folder: string): boolean {
  const record = findRecord(root, folder);
  return (
    record !== null &&
    record.output === outputFingerprint(root, folder) &&
    record.sources === sourcesFingerprint(root, folder)
  );
}

/** Notes what was built. `sources` is the fingerprint from before the build: a file may change during it. */
export function recordBuild(root: string, folder: string, sources: string): void {
  const output = outputFingerprint(root, folder);
  if (output === null) throw new Error(`The build of ${folder} ended well but left no files.`);
  const file = recordFile(root, folder);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ sources, output } satisfies BuildRecord));
}

function findRecord(root: string, folder: string): BuildRecord | null {
  try {
    return v.parse(recordSchema, JSON.parse(readFileSync(recordFile(root, folder), 'utf8')));
  } catch {
    return null;
  }
}

function recordFile(root: string, folder: string): string {
  return path.join(root, '.portal', 'builds', `${folder}.json`);
}
