import { randomBytes } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { platformModules, platformOffer } from '../../platform';
import { buildServiceWorker } from '../../tools/building/buildServiceWorker';
import { PlatformUsePlugin } from '../../tools/building/PlatformUsePlugin';
import { areaLayout } from '../../tools/releasing/areaLayout';
import { appFolder, localSite } from '../../tools/releasing/appSite';
import { makeRelease } from '../../tools/releasing/makeRelease';
import { endCanary, rollBack } from '../../tools/releasing/serveRelease';
import { findCanary, findCurrent } from '../../tools/releasing/site';
import { root } from '../../tools/root';
import { fallbackDocument, servedDocuments } from '../../tools/serving/localHosting';
import { areaConfig, shellConfig } from '../../webpack.shared';
import { renameBuild } from './releases';

/** A team's changes by file: the text in the repository, and its replacement. */
export type Edits = Record<string, readonly (readonly [string, string])[]>;

/** Further names that the platform exports, by share key. */
type NewNames = Record<string, readonly string[]>;

/** Builds of the repository's code with edits, released in the portal whose shell listens at `port`. */
export function realBuilds(port: number) {
  const folders: string[] = [];
  const sites = { shell: localSite('shell', port), staff: localSite('staff', port) };
  const first = { shell: findCurrent(sites.shell), staff: findCurrent(sites.staff) };

  async function compile(config: Configuration, edits: Edits): Promise<string> {
    const dist = mkdtempSync(path.join(tmpdir(), 'portal-real-'));
    folders.push(dist);
    const rules = Object.entries(edits).map(([file, replacements]) => ({
      include: path.join(root, file),
      enforce: 'pre' as const,
      loader: path.join(root, 'tools/testing/editSource.js'),
      options: { replacements },
    }));
    await run({
      ...config,
      devtool: false,
      module: { ...config.module, rules: [...(config.module?.rules ?? []), ...rules] },
      output: { ...config.output, path: dist },
      // Minimizing would take most of the time, and size does not matter here.
      optimization: { ...config.optimization, minimize: false },
    });
    return dist;
  }

  return {
    /** Compiles the staff area; `newNames` are added to its own copy of platform.js. */
    compileStaff(edits: Edits, newNames: NewNames = {}): Promise<string> {
      const config: Configuration = areaConfig('staff', appFolder('staff'), {}, production);
      const modules = platformModules();
      for (const [key, names] of Object.entries(newNames)) {
        const listed = modules[key];
        if (listed) modules[key] = { ...listed, names: [...listed.names, ...names] };
      }
      const plugins = config.plugins?.map((plugin) =>
        plugin instanceof PlatformUsePlugin ? new PlatformUsePlugin(modules) : plugin,
      );
      return compile({ ...config, ...(plugins ? { plugins } : {}) }, edits);
    },
    /** A copy of the staff area's build in which the login page crashes; compiling one would take a minute. */
    crashingStaff(): string {
      const dist = mkdtempSync(path.join(tmpdir(), 'portal-real-'));
      folders.push(dist);
      cpSync(path.join(appFolder('staff'), 'dist'), dist, { recursive: true });
      renameBuild(dist, 'staff', randomBytes(4).toString('hex'));
      const title = /(?<=title:\w+\("title"\))(?=,documentTitle)/;
      const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'));
      const places = scripts.map((file) => path.join(dist, file));
      const logins = places.filter((place) => title.test(readFileSync(place, 'utf8')));
      const [login] = logins;
      if (!login || logins.length > 1) throw new Error('The login page is not in one script.');
      writeFileSync(login, readFileSync(login, 'utf8').replace(title, '.repeat(-1)'));
      return dist;
    },
    /** Compiles the shell, without rendering documents at build time. */
    async compileShell(edits: Edits, newNames: NewNames): Promise<string> {
      const config: Configuration = shellConfig(appFolder('shell'), production);
      const dist = await compile(config, edits);
      const offer = platformOffer();
      for (const [key, names] of Object.entries(newNames)) {
        const listed = offer.modules[key];
        if (listed) listed.names = [...listed.names, ...names];
      }
      writeFileSync(path.join(dist, 'platform.json'), JSON.stringify(offer));
      const document = withServedScript(readFileSync(path.join(dist, 'index.html'), 'utf8'));
      for (const file of ['index.html', ...servedDocuments()]) {
        const place = path.join(dist, file);
        mkdirSync(path.dirname(place), { recursive: true });
        writeFileSync(place, document);
      }
      const manifest = 'manifest.webmanifest';
      copyFileSync(path.join(appFolder('shell'), 'dist', manifest), path.join(dist, manifest));
      await buildServiceWorker({ dist, isWithdrawn: false, fallback: fallbackDocument() });
      return dist;
    },
    /** As `npm run release` does, including the gate. */
    release: (app: 'shell' | 'staff', dist: string) => makeRelease({ site: sites[app], dist }),
    /** A canary is served to a share of the visitors, set in the registry. */
    releaseCanary: (dist: string) => makeRelease({ site: sites.staff, dist, isCanary: true }),
    /** Bypasses the gate: as if somebody had copied the files by hand. */
    forceStaff(dist: string) {
      const site = { ...sites.staff, layout: areaLayout('staff', []) };
      return makeRelease({ site, dist });
    },
    /** The document of the shell that is served. */
    servedShell: () => readFileSync(path.join(sites.shell.folder, 'index.html'), 'utf8'),
    /** Serves the first builds again. */
    restore() {
      const canary = findCanary(sites.staff);
      if (canary !== null && canary !== findCurrent(sites.staff)) endCanary(sites.staff);
      for (const app of ['shell', 'staff'] as const) {
        const to = first[app] ?? undefined;
        if (findCurrent(sites[app]) !== to) rollBack({ site: sites[app], to });
      }
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

const production = { mode: 'production' };

/** Replaces the first script by that of the existing build, because the policy has the hash of that one. */
function withServedScript(document: string): string {
  const script = /(?<=<script(?: data-area="[^"]*")? data-polyfills=[^>]*>)[^<]*/;
  const built = readFileSync(path.join(appFolder('shell'), 'dist/index.html'), 'utf8');
  const text = script.exec(built)?.[0];
  if (text === undefined) throw new Error('The build of the shell has no first script.');
  return document.replace(script, () => text);
}

async function run(config: Configuration): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}
