/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areaLayout } from './areaLayout';
import { makeRelease } from './makeRelease';
import { refuseUnrestored, restoreSite } from './restoreSite';
import { endCanary, rollBack } from './serveRelease';
import type { Site } from './site';
import { hostSite } from '../testing/hostSite';
import { areaBuild, writeFiles } from '../testing/sampleBuilds';

const layout = areaLayout('staff', [
  {
    shell: 'this shell',
    remoteApi: 1,
    modules: { react: { version: '19.3.1', names: ['useState'] } },
  },
]);
const restoreCommand = 'npm run restore -w remote-staff';

let folder: string;
let deployed: Site;
let site: Site;
let hosted: Awaited<ReturnType<typeof hostSite>>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-unrestored-'));
  deployed = { folder: path.join(folder, 'deployed'), layout };
  site = { folder: path.join(folder, 'site'), layout };
  hosted = await hostSite(deployed.folder);
});

afterEach(async () => {
  await hosted.stop();
  rmSync(folder, { recursive: true });
});

function releaseInto(target: Site, build: string, keep = 5, isCanary = false) {
  const dist = mkdtempSync(path.join(folder, 'dist-'));
  writeFiles(dist, areaBuild(build));
  makeRelease({ site: target, dist, keep, isCanary });
}

/** Replaces the deployed files with the folder, as `firebase deploy` does. */
function deploy() {
  rmSync(deployed.folder, { recursive: true, force: true });
  cpSync(site.folder, deployed.folder, { recursive: true });
}

const check = (options: { isFirst?: boolean; mayServeAnother?: boolean } = {}) =>
  refuseUnrestored({ site, address: hosted.address, ...options });

describe('checking the folder before a release', () => {
  it('rejects a fresh checkout without the deployed releases (#15.4)', async () => {
    releaseInto(deployed, '1.0.1+a1');
    releaseInto(deployed, '1.0.2+a2');
    await expect(check()).rejects.toThrow(
      `serves 1.0.2-a2, and ${site.folder} lacks 1.0.1-a1 and 1.0.2-a2`,
    );
    await expect(check()).rejects.toThrow(restoreCommand);
  });

  it('accepts the folder after a restore (#15.4)', async () => {
    releaseInto(deployed, '1.0.1+a1');
    releaseInto(deployed, '1.0.2+a2');
    await restoreSite({ site, address: hosted.address });
    await expect(check()).resolves.toBeUndefined();
  });

  it('accepts the folder that the last release was deployed from (#15.4)', async () => {
    releaseInto(site, '1.0.1+a1');
    deploy();
    await expect(check()).resolves.toBeUndefined();
  });

  it('accepts a release that was made here and not deployed (#15.4)', async () => {
    for (const build of ['1.0.1+a1', '1.0.2+a2']) releaseInto(site, build);
    deploy();
    // This removes the oldest deployed release from the folder here.
    releaseInto(site, '1.0.3+a3', 1);
    await expect(check()).resolves.toBeUndefined();
  });

  it('accepts the folder if nothing was ever deployed (#15.4)', async () => {
    await expect(check()).resolves.toBeUndefined();
  });

  it('rejects if somebody else has deployed since (#15.4)', async () => {
    releaseInto(site, '1.0.1+a1');
    deploy();
    releaseInto(deployed, '1.0.2+a2');
    await expect(check()).rejects.toThrow('lacks 1.0.2-a2');
    await expect(check({ isFirst: true })).rejects.toThrow(restoreCommand);
  });

  it('rejects if somebody else has deployed and rolled back since (#15.4)', async () => {
    releaseInto(site, '1.0.1+a1');
    deploy();
    releaseInto(deployed, '1.0.2+a2');
    rollBack({ site: deployed });
    await expect(check()).rejects.toThrow('lacks 1.0.2-a2');
  });

  it('rejects if the address serves another release than the folder (#15.4)', async () => {
    for (const build of ['1.0.1+a1', '1.0.2+a2']) releaseInto(site, build);
    deploy();
    rollBack({ site: deployed });
    await expect(check()).rejects.toThrow(`serves 1.0.1-a1, and ${site.folder} serves 1.0.2-a2`);
    await expect(check({ mayServeAnother: true })).resolves.toBeUndefined();
  });

  it('rejects if the canary build was withdrawn there but not here (#15.6)', async () => {
    releaseInto(site, '1.0.1+a1');
    releaseInto(site, '1.1.0+b1', 5, true);
    deploy();
    await expect(check()).resolves.toBeUndefined();
    endCanary(deployed);
    await expect(check()).rejects.toThrow(
      `serves 1.0.1-a1, and ${site.folder} has 1.1.0-b1 as the canary build`,
    );
    await expect(check({ mayServeAnother: true })).resolves.toBeUndefined();
  });

  it('accepts a canary build that was made here and not deployed (#15.6)', async () => {
    releaseInto(site, '1.0.1+a1');
    deploy();
    releaseInto(site, '1.1.0+b1', 5, true);
    await expect(check()).resolves.toBeUndefined();
  });

  it('accepts the lack of a damaged canary build that the restore left out (#15.6)', async () => {
    releaseInto(deployed, '1.0.1+a1');
    releaseInto(deployed, '1.1.0+b1', 5, true);
    writeFileSync(path.join(deployed.folder, 'builds/1.1.0-b1/12.same.js'), 'changed');
    await restoreSite({ site, address: hosted.address });
    await expect(check()).resolves.toBeUndefined();
  });

  it('rejects if a restored release is damaged (#15.4)', async () => {
    for (const build of ['1.0.1+a1', '1.0.2+a2']) releaseInto(site, build);
    deploy();
    rmSync(path.join(site.folder, 'builds/1.0.1-a1/12.same.js'));
    await expect(check()).rejects.toThrow('lacks 1.0.1-a1');
  });

  it('accepts the lack of a damaged release that the restore left out (#15.4)', async () => {
    for (const build of ['1.0.1+a1', '1.0.2+a2', '1.0.3+a3']) releaseInto(deployed, build);
    writeFileSync(path.join(deployed.folder, 'builds/1.0.2-a2/12.same.js'), 'changed');
    await restoreSite({ site, address: hosted.address });
    await expect(check()).resolves.toBeUndefined();
  });

  it.each<[string, () => void, string]>([
    ['does not respond', () => hosted.answerWith(503), 'answered 503'],
    [
      'serves something else',
      () => writeFiles(deployed.folder, { 'mf-manifest.json': '<!doctype html>' }),
      'is no manifest',
    ],
  ])(
    'rejects if the address %s, unless it is the first release (#15.4)',
    async (_what, happen, why) => {
      happen();
      await expect(check()).rejects.toThrow(why);
      await expect(check({ isFirst: false })).rejects.toThrow('-- --first');
      await expect(check({ isFirst: true })).resolves.toBeUndefined();
    },
  );

  it('rejects if the address cannot be reached, unless it is the first release (#15.4)', async () => {
    await hosted.stop();
    await expect(check()).rejects.toThrow('cannot be reached');
    await expect(check({ isFirst: true })).resolves.toBeUndefined();
    hosted = await hostSite(deployed.folder);
  });
});
