/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { appFolder } from '../releasing/appSite';
import { writeFiles } from '../testing/sampleBuilds';
import { SharedVersionsPlugin } from './developmentPlugins';

interface Builds {
  areaConfig(area: string, folder: string, env: object, argv: { mode: string }): Configuration;
  shellConfig(folder: string, argv: { mode: string }): Configuration;
}

let folder: string;

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'portal-developing-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** The warnings of a build with one version of React while the shell has another, or the same. */
async function warningsOf(brought: string, ofShell: string): Promise<string[]> {
  writeFiles(folder, {
    'main.js': "require('react');",
    'node_modules/react/package.json': JSON.stringify({ name: 'react', version: brought }),
    'node_modules/react/index.js': '',
  });
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './main.js',
    output: { path: path.join(folder, 'dist') },
    plugins: [new SharedVersionsPlugin({ react: ofShell })],
  });
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, made) => (error ? reject(error) : resolve(made)));
  });
  return stats?.compilation.warnings.map(({ message }) => message) ?? [];
}

describe('a standalone area', () => {
  it('warns if the shell has another version of a shared module (#15.7)', async () => {
    expect(await warningsOf('19.4.0', '19.3.1')).toEqual([
      'This area alone runs with react 19.4.0, and the shell runs it with 19.3.1.',
    ]);
  });

  it('does not warn if the versions are the same (#15.7)', async () => {
    expect(await warningsOf('19.3.1', '19.3.1')).toEqual([]);
  });
});

describe('a development plugin', () => {
  const { areaConfig, shellConfig } = jest.requireActual<Builds>('../../webpack.shared');
  const pluginsOf = (mode: string) =>
    [
      shellConfig(appFolder('shell'), { mode }),
      areaConfig('staff', appFolder('staff'), {}, { mode }),
      areaConfig('staff', appFolder('staff'), { standalone: true }, { mode }),
    ].map(({ plugins = [] }) => plugins.map((plugin) => plugin && plugin.constructor.name));

  it('stays out of production builds (#15.7)', () => {
    for (const plugins of pluginsOf('production')) {
      expect(plugins.join()).not.toMatch(/Refresh|ForkTsChecker|SharedVersions/);
    }
  });

  it('runs in the development servers (#15.7)', () => {
    const [shell, area, alone] = pluginsOf('development');
    expect(shell).toEqual(
      expect.arrayContaining(['ReactRefreshPlugin', 'ForkTsCheckerWebpackPlugin']),
    );
    expect(area).toContain('ReactRefreshPlugin');
    expect(alone).toEqual(
      expect.arrayContaining(['ForkTsCheckerWebpackPlugin', 'SharedVersionsPlugin']),
    );
  });
});
