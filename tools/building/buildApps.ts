import { availableParallelism } from 'node:os';
import { root } from '../root';
import { runStep } from '../running/runStep';
import { apps, type App } from './apps';
import { completeShell } from './completeShell';
import { isFresh, outputFingerprint, recordBuild, sourcesFingerprint } from './freshness';

interface BuildOptions {
  /** Which apps to build: those that have changed, all, or one by its folder. */
  which: 'stale' | 'all' | App['folder'];
  say: (line: string) => void;
}

/** A build failed; `output` has the reason. */
export class BuildFailedError extends Error {
  override name = 'BuildFailedError';

  constructor(
    app: App,
    readonly output: string,
  ) {
    super(`${capitalised(app.name)} could not be built.`);
  }
}

/** Builds the apps for production, two in parallel if there are two processors. */
export async function buildApps({ which, say }: BuildOptions): Promise<void> {
  const waiting = apps.filter(({ folder }) =>
    which === 'stale' ? !isFresh(root, folder) : which === 'all' || which === folder,
  );
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
  // Webpack always prints a result. Without output, any existing files are those of an earlier build.
  if (output.trim() === '' || outputFingerprint(root, app.folder) === null) {
    const reason = `Webpack ended without an error, but the build of ${app.name} left no files.`;
    throw new BuildFailedError(app, `${reason}\n${output}`.trim());
  }
  if (app.folder === 'shell') {
    await completeShell(say).catch((error: unknown) => {
      throw new BuildFailedError(app, error instanceof Error ? error.message : String(error));
    });
  }
  recordBuild(root, app.folder, sources);
  const seconds = Math.max(1, Math.round((Date.now() - started) / 1000));
  say(`Building ${app.name} … done in ${seconds} s`);
  if (!output.includes('compiled successfully')) say(output.trim());
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
