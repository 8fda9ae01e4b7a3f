import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { apps, areas } from '../../building/apps';
import { buildServiceWorker } from '../../building/buildServiceWorker';
import { sourcesFingerprint } from '../../building/fingerprint';
import { prerender } from '../../building/prerender';
import { filesIn } from '../../releasing/files';
import { ownFolder, root } from '../../root';
import { runStep } from '../../running/runStep';
import { fallbackDocument } from '../../serving/localHosting';
import { firstScript, withFirstScript } from './firstScript';

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

  say('Building the same sources as one bundle …');
  rmSync(record, { force: true });
  mkdirSync(folder, { recursive: true });
  const { code, output } = await runStep(
    'webpack/bin/webpack.js',
    ['--config', configuration, '--mode', 'production'],
    { env: { PORTAL_ONE_BUNDLE: dist } },
  );
  if (code !== 0) throw new OneBundleError(output);
  await complete(dist);
  writeFileSync(record, sources);
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

/** What the one bundle has beyond webpack's build, as the shell has it: documents and service worker. */
async function complete(dist: string): Promise<void> {
  const notes: unknown = JSON.parse(readFileSync(path.join(dist, 'chunks.json'), 'utf8'));
  const chunks = v.parse(v.record(v.string(), v.array(v.string())), notes);
  await prerender(dist);
  const script = await firstScript();
  const areaChunks = Object.fromEntries(areas.map((area) => [area, chunks[`${area}-area`] ?? []]));
  for (const document of filesIn(dist).filter((name) => name.endsWith('.html'))) {
    const file = path.join(dist, document);
    writeFileSync(file, withFirstScript(readFileSync(file, 'utf8'), script, areaChunks));
  }
  await buildServiceWorker({ dist, isWithdrawn: false, fallback: fallbackDocument() });
}
