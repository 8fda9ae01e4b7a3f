/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areaLayout } from './areaLayout';
import { filesIn, readText } from './files';
import { makeRelease } from './makeRelease';
import { restoreSite } from './restoreSite';
import { endCanary, rollBack } from './serveRelease';
import { shellLayout } from './shellLayout';
import { findCanary, findCurrent, findDamage, type Site } from './site';
import { hostSite } from '../testing/hostSite';
import { areaBuild, shellBuild, writeFiles } from '../testing/sampleBuilds';

const offers = [
  {
    shell: 'this shell',
    remoteApi: 1,
    modules: { react: { version: '19.3.1', names: ['useState'] } },
  },
];
const area = areaLayout('staff', offers);

let folder: string;
let deployed: Site;
let hosted: Awaited<ReturnType<typeof hostSite>>;
let address: string;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-restore-'));
  deployed = { folder: path.join(folder, 'deployed'), layout: area };
  hosted = await hostSite(deployed.folder);
  address = hosted.address;
});

afterEach(async () => {
  await hosted.stop();
  rmSync(folder, { recursive: true });
});

function deploy(site: Site, ...builds: string[]) {
  for (const build of builds) {
    const dist = mkdtempSync(path.join(folder, 'dist-'));
    writeFiles(dist, site.layout === area ? areaBuild(build) : shellBuild(build));
    makeRelease({ site, dist });
  }
}

const elsewhere = (): Site => ({ folder: path.join(folder, 'elsewhere'), layout: deployed.layout });

function expectSame(one: Site, other: Site) {
  const files = filesIn(other.folder);
  expect(filesIn(one.folder)).toEqual(files);
  for (const file of files) {
    const [content, expected] = [one, other].map((site) =>
      readFileSync(path.join(site.folder, file), 'utf8'),
    );
    expect(content).toBe(expected);
  }
}

describe('restoring the deployed site', () => {
  it('downloads all releases, from which the site can continue', async () => {
    deploy(deployed, '1.0.1+a1', '1.0.2+a2', '1.0.3+a3');
    rollBack({ site: deployed });
    const site = elsewhere();
    expect(await restoreSite({ site, address })).toEqual(['1.0.1-a1', '1.0.2-a2', '1.0.3-a3']);
    expectSame(site, deployed);
    rollBack({ site, to: '1.0.3-a3' });
    expect(findCurrent(site)).toBe('1.0.3-a3');
  });

  it('downloads the shell, too @rest', async () => {
    deployed = { ...deployed, layout: shellLayout() };
    deploy(deployed, '1.0.0+a1', '1.0.0+a2');
    const site = elsewhere();
    await restoreSite({ site, address });
    expect(findCurrent(site)).toBe('1.0.0-a2');
    for (const release of ['1.0.0-a1', '1.0.0-a2']) expect(findDamage(site, release)).toEqual([]);
    expect(rollBack({ site }).to).toBe('1.0.0-a1');
  });

  it('replaces the releases of this machine @rest', async () => {
    deploy(deployed, '1.0.1+a1');
    const site = elsewhere();
    deploy(site, '1.0.1+b1', '1.0.1+b2');
    await restoreSite({ site, address });
    expect(findCurrent(site)).toBe('1.0.1-a1');
    expect(readText(path.join(site.folder, 'previous/mf-manifest.json'))).toBeNull();
  });

  it('downloads the canary build, and none that was withdrawn @rest (#15.6)', async () => {
    deploy(deployed, '1.0.1+a1');
    const dist = mkdtempSync(path.join(folder, 'dist-'));
    writeFiles(dist, areaBuild('1.1.0+b1'));
    makeRelease({ site: deployed, dist, isCanary: true });
    const site = elsewhere();
    await restoreSite({ site, address });
    expectSame(site, deployed);
    expect(findCanary(site)).toBe('1.1.0-b1');

    endCanary(deployed);
    await restoreSite({ site, address });
    expectSame(site, deployed);
    expect(findCanary(site)).toBe('1.0.1-a1');

    rmSync(path.join(deployed.folder, 'canary'), { recursive: true });
    await restoreSite({ site, address });
    expect(findCanary(site)).toBeNull();
  });

  it('returns nothing before the first deployment', async () => {
    expect(await restoreSite({ site: elsewhere(), address })).toEqual([]);
  });

  it('omits a damaged older release, and reports it @rest', async () => {
    deploy(deployed, '1.0.1+a1', '1.0.2+a2');
    writeFileSync(path.join(deployed.folder, 'builds/1.0.1-a1/12.same.js'), 'changed');
    const said: string[] = [];
    const say = (line: string) => said.push(line);
    expect(await restoreSite({ site: elsewhere(), address, say })).toEqual(['1.0.2-a2']);
    expect(said.join()).toMatch(/1.0.1-a1 is left out: .*12.same.js is not what was released/);
  });

  it.each<[string, () => void, string]>([
    [
      'the current release is damaged',
      () => rmSync(path.join(deployed.folder, 'builds/1.0.2-a2/12.same.js')),
      'is not what was released',
    ],
    [
      'a release lists a file outside of the site',
      () =>
        writeFileSync(
          path.join(deployed.folder, 'builds/1.0.2-a2/release.json'),
          JSON.stringify({ build: 'b', releasedAt: '', before: null, files: { '../../x': 'h' } }),
        ),
      'Invalid',
    ],
    ['the hosting does not respond', () => hosted.answerWith(503), 'answered 503'],
    [
      'the release belongs to another app',
      () => writeFileSync(path.join(deployed.folder, 'mf-manifest.json'), '<!doctype html>'),
      'is no manifest',
    ],
  ])('fails when %s', async (_what, happen, message) => {
    deploy(deployed, '1.0.1+a1', '1.0.2+a2');
    happen();
    const site = elsewhere();
    await expect(restoreSite({ site, address })).rejects.toThrow(message);
    expect(findCurrent(site)).toBeNull();
  });
});
