import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { root } from '../root';
import { runStep } from '../running/run-step';
import { fallbackDocument } from '../serving/local-hosting';
import { apps, type App } from './apps';
import { sourcesFingerprint } from './fingerprint';
import { refuseUnlistedScripts } from './inline-scripts';
import { isFresh, recordBuild } from './freshness';
import { buildServiceWorker } from './service-worker';

interface BuildOptions {
  /** Which of them: those that have changed, or all. */
  which: 'stale' | 'all';
  say: (line: string) => void;
}

/** A build that failed; `output` says why. */
export class BuildFailedError extends Error {
  override name = 'BuildFailedError';

  constructor(
    app: App,
    readonly output: string,
  ) {
    super(`${capitalised(app.name)} could not be built.`);
  }
}

/** Builds the apps for production, two at a time where there are two processors. */
export async function buildApps({ which, say }: BuildOptions): Promise<void> {
  const waiting = apps.filter(({ folder }) => which === 'all' || !isFresh(root, folder));
  const work = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) await buildApp(app, say);
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
}

async function buildApp(app: App, say: (line: string) => void): Promise<void> {
  say(`Building ${app.name} …`);
  const sources = sourcesFingerprint(root, app.folder);
  const started = Date.now();
  const { code, output } = await runStep('webpack/bin/webpack.js', ['--mode', 'production'], {
    cwd: app.folder,
  });
  if (code !== 0) throw new BuildFailedError(app, output);
  if (app.folder === 'shell') {
    checkDocument(app);
    await buildServiceWorker({
      dist: path.join(root, app.folder, 'dist'),
      isWithdrawn: process.env.PORTAL_WORKER === 'withdrawn',
      fallback: fallbackDocument(),
    });
  }
  recordBuild(root, app.folder, sources);
  const seconds = Math.max(1, Math.round((Date.now() - started) / 1000));
  say(`Building ${app.name} … done in ${seconds} s`);
  if (!output.includes('compiled successfully')) say(output.trim());
}

function checkDocument(app: App): void {
  const html = readFileSync(path.join(root, app.folder, 'dist/index.html'), 'utf8');
  try {
    refuseUnlistedScripts(html, readFileSync(path.join(root, 'firebase.json'), 'utf8'));
  } catch (error) {
    throw new BuildFailedError(app, error instanceof Error ? error.message : String(error));
  }
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
