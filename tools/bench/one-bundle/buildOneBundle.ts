import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apps } from '../../building/apps';
import { sourcesFingerprint } from '../../building/fingerprint';
import { ownFolder, root } from '../../root';
import { runStep } from '../../running/runStep';
import { completeOneBundle } from './completeOneBundle';

const folder = path.join(ownFolder, 'bench/one-bundle');
const record = path.join(folder, 'sources.txt');
const configuration = path.join(__dirname, 'webpack.config.js');

/** The one bundle could not be built; the message says why. */
export class OneBundleError extends Error {
  override name = 'OneBundleError';
}

/**
 * Builds the portal's sources as one bundle, unless it is there already.
 * @returns the folder of the build
 * @throws OneBundleError
 */
export async function buildOneBundle(say: (line: string) => void): Promise<string> {
  const dist = path.join(folder, 'dist');
  const sources = fingerprint();
  if (existsSync(record) && readFileSync(record, 'utf8') === sources) return dist;

  const started = Date.now();
  say('Building the same sources as one bundle …');
  rmSync(record, { force: true });
  mkdirSync(folder, { recursive: true });
  const { code, output } = await runStep(
    'webpack/bin/webpack.js',
    ['--config', configuration, '--mode', 'production'],
    { env: { PORTAL_ONE_BUNDLE: dist } },
  );
  if (code !== 0) throw new OneBundleError(output);
  await completeOneBundle(dist);
  writeFileSync(record, sources);
  say(`Building the same sources as one bundle … done in ${seconds(started)} s`);
  return dist;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const { folder: app } of apps) hash.update(sourcesFingerprint(root, app));
  for (const file of readdirSync(__dirname).sort()) {
    hash.update(readFileSync(path.join(__dirname, file)));
  }
  return hash.digest('hex');
}

function seconds(started: number): number {
  return Math.round((Date.now() - started) / 1000);
}
