import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
}

const noAssets = () => ({ js: { sync: [], async: [] }, css: { sync: [], async: [] } });

/** The manifest of a small build of the staff area. */
export function manifestOf(build: string, changes: object = {}) {
  return {
    id: 'remote_staff',
    name: 'remote_staff',
    metaData: {
      name: 'remote_staff',
      buildInfo: { buildVersion: build, buildName: 'remote-staff' },
      remoteEntry: { name: `remoteEntry.${hex(build)}.js`, path: '', type: 'global' },
      publicPath: 'auto',
    },
    shared: [{ name: 'react', requiredVersion: '^19.3.0' }],
    platform: { remoteApi: 1, names: { react: ['useState'] } },
    exposes: [
      {
        name: 'App',
        path: './App',
        assets: { ...noAssets(), js: { sync: [`App.${hex(build)}.js`], async: ['12.same.js'] } },
      },
    ],
    ...changes,
  };
}

export function areaBuild(build: string): Record<string, string> {
  return {
    'mf-manifest.json': JSON.stringify(manifestOf(build)),
    [`remoteEntry.${hex(build)}.js`]: `entry of ${build}`,
    [`App.${hex(build)}.js`]: `app of ${build}`,
    '12.same.js': 'unchanged',
  };
}

export function shellBuild(build: string): Record<string, string> {
  return {
    'index.html': `<!doctype html><meta name=portal-build content=${build}><script defer src=/assets/main.${hex(build)}.js></script>`,
    'user/login.html': `login of ${build}`,
    'service-worker.js': `worker of ${build}`,
    'platform.json': JSON.stringify({ remoteApi: 1, modules: {} }),
    'emblem.svg': '<svg/>',
    [`assets/main.${hex(build)}.js`]: `"https://staff.example/mf-manifest.json"; // ${build}`,
    'assets/12.same.js': 'unchanged',
  };
}

function hex(build: string): string {
  return build.split('+')[1] ?? build;
}
