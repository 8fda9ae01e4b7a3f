/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Compiler, sources, webpack } from 'webpack';
import { PlatformUsePlugin } from './PlatformUsePlugin';

/** A stand-in for the manifest of the federation plugin. */
const manifest = {
  apply: ({ hooks }: Compiler) =>
    hooks.thisCompilation.tap('manifest', (compilation) =>
      compilation.hooks.processAssets.tap('manifest', () =>
        compilation.emitAsset('mf-manifest.json', new sources.RawSource('{}')),
      ),
    ),
};

/** Builds these sources, the first of which is the entry, and reads the platform part of the manifest. */
async function build(files: Record<string, string>): Promise<unknown> {
  const folder = mkdtempSync(path.join(tmpdir(), 'platform-use-'));
  for (const [name, source] of Object.entries(files))
    writeFileSync(path.join(folder, name), source);
  const [entry = ''] = Object.keys(files);
  await new Promise<void>((resolve, reject) =>
    webpack(
      {
        mode: 'production',
        entry: path.join(folder, entry),
        output: { path: path.join(folder, 'dist') },
        plugins: [manifest, new PlatformUsePlugin()],
      },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
  const read: unknown = JSON.parse(
    readFileSync(path.join(folder, 'dist', 'mf-manifest.json'), 'utf8'),
  );
  return read;
}

it('lists only the colours that remain in a build (#15.2)', async () => {
  const built = await build({
    'area.js': "import { Used } from './parts'; console.log(Used);",
    'parts.js': "export { Used } from './used'; export { Unused } from './unused';",
    'used.js':
      "import { theme } from './theme'; export const Used = { border: theme.color.ink, tone: 'warn' };",
    'unused.js': "import { theme } from './theme'; export const Unused = theme.color.shadow;",
    'package.json': '{ "sideEffects": false }',
    'theme.js': "export const theme = { color: { ink: '#000', shadow: '#111', muted: '#222' } };",
  });

  expect(built).toMatchObject({ platform: { colors: ['ink', 'warn', 'warnGround'] } });
});
