import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type PluginBuild } from 'esbuild';
import { esbuildTargets } from '../../tools/building/browserTargets';
import { apps, areas } from '../../tools/building/apps';
import { buildServiceWorker } from '../../tools/building/buildServiceWorker';
import { sourcesFingerprint } from '../../tools/building/freshness';
import { prerender } from '../../tools/building/prerender';
import { filesIn } from '../../tools/releasing/files';
import { ownFolder, root } from '../../tools/root';
import { runStep } from '../../tools/running/runStep';
import { fallbackDocument } from '../../tools/serving/localHosting';

const folder = path.join(ownFolder, 'bench/one-bundle');
const record = path.join(folder, 'sources.txt');
const configuration = path.join(__dirname, 'webpack.config.js');

/** Builds the portal's sources as one bundle, unless it exists already. @returns the folder of the build */
export async function buildOneBundle(): Promise<string> {
  const dist = path.join(folder, 'dist');
  const sources = fingerprint();
  if (existsSync(record) && readFileSync(record, 'utf8') === sources) return dist;

  console.log('Building the same sources as one bundle …');
  rmSync(record, { force: true });
  mkdirSync(folder, { recursive: true });
  const { code, output } = await runStep(
    'webpack/bin/webpack.js',
    ['--config', configuration, '--mode', 'production'],
    { env: { PORTAL_ONE_BUNDLE: dist } },
  );
  if (code !== 0) throw new Error(output);
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

/** Adds what the shell has beyond webpack's build: documents and service worker. */
async function complete(dist: string): Promise<void> {
  const chunks = await prerender(dist);
  const script = await firstScript();
  const areaChunks = Object.fromEntries(areas.map((area) => [area, chunks[`${area}-area`] ?? []]));
  for (const document of filesIn(dist).filter((name) => name.endsWith('.html'))) {
    const file = path.join(dist, document);
    writeFileSync(file, withFirstScript(readFileSync(file, 'utf8'), script, areaChunks));
  }
  await buildServiceWorker({ dist, isWithdrawn: false, fallback: fallbackDocument() });
}

const place =
  /<script(?<area> data-area="(?<chunks>[^"]*)")? data-polyfills=[^>]*>[\s\S]*?<\/script>/;

/** The inline script of every document, as the one bundle needs it. */
async function firstScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'shell/src/hydration/beforeFirstPaint.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: esbuildTargets(),
    plugins: [{ name: 'askEarly', setup: replaceAskEarly }],
  });
  return outputFiles[0]?.text.trim() ?? '';
}

function replaceAskEarly(building: PluginBuild): void {
  const file = path.join(__dirname, 'askEarly.ts');
  building.onResolve({ filter: /\/askEarly$/ }, () => ({ path: file }));
}

/**
 * Replaces the shell's inline script in a document. A public document names no chunks of an area.
 * @param areaChunks addresses of each area's own chunks, by area
 */
export function withFirstScript(
  html: string,
  script: string,
  areaChunks: Readonly<Record<string, readonly string[]>>,
): string {
  const found = place.exec(html)?.groups;
  if (!found) throw new Error('The document has no script that runs before the first paint.');
  if (!found.area) return html.replace(place, () => `<script>${script}</script>`);
  const common = (found.chunks ?? '').split(' ').filter(Boolean);
  const ofAreas = Object.entries(areaChunks).flatMap(([area, files]) =>
    files.filter((file) => !common.includes(file)).map((file) => `${area}:${file}`),
  );
  const chunks = [...common, ...ofAreas].join(' ');
  return html.replace(place, () => `<script data-area="${chunks}">${script}</script>`);
}
