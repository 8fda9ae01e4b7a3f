/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { areaLayout } from './areaLayout';
import { filesIn } from './files';
import { makeRelease } from './makeRelease';
import { endCanary, rollBack } from './serveRelease';
import { shellLayout } from './shellLayout';
import { findCanary, findCurrent, findDamage, listReleases, type Site } from './site';
import { areaBuild, manifestOf, shellBuild, writeFiles } from '../testing/sampleBuilds';

const offers = [
  {
    shell: 'this shell',
    remoteApi: 1,
    modules: { react: { version: '19.3.1', names: ['useState'] } },
  },
];

let folder: string;
let area: Site;
let shell: Site;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-release-'));
  area = { folder: path.join(folder, 'staff'), layout: areaLayout('staff', offers) };
  shell = { folder: path.join(folder, 'shell'), layout: shellLayout() };
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Builds into a fresh folder and releases that. */
function releaseOf(site: Site, build: string, options: { keep?: number; isCanary?: boolean } = {}) {
  const dist = mkdtempSync(path.join(folder, 'dist-'));
  writeFiles(dist, site === shell ? shellBuild(build) : areaBuild(build));
  return makeRelease({ site, dist, ...options });
}

function manifestAt(file: string): ReturnType<typeof manifestOf> {
  return JSON.parse(readFileSync(path.join(area.folder, file), 'utf8')) as never;
}

/** The URL from which the browser would load the entry, composed as the federation runtime does. */
function entryOf(file: string): string {
  const { path: way, name } = manifestAt(file).metaData.remoteEntry;
  return path.posix.join(path.posix.dirname(file), way, name);
}

describe('a release of an area', () => {
  it('has its own folder with the unchanged build, and the current manifest points into it', () => {
    expect(releaseOf(area, '1.4.1+aa')).toBe('1.4.1-aa');
    expect(manifestAt('builds/1.4.1-aa/mf-manifest.json')).toEqual(manifestOf('1.4.1+aa'));
    expect(entryOf('mf-manifest.json')).toBe('builds/1.4.1-aa/remoteEntry.aa.js');
    expect(manifestAt('mf-manifest.json').exposes[0]?.assets.js.sync).toEqual([
      'builds/1.4.1-aa/App.aa.js',
    ]);
    expect(existsSync(path.join(area.folder, 'previous/mf-manifest.json'))).toBe(false);
  });

  it('keeps the previous release in place, and serves its manifest as the previous one', () => {
    releaseOf(area, '1.4.1+aa');
    releaseOf(area, '1.4.2+bb');
    expect(entryOf('mf-manifest.json')).toBe('builds/1.4.2-bb/remoteEntry.bb.js');
    expect(entryOf('previous/mf-manifest.json')).toBe('builds/1.4.1-aa/remoteEntry.aa.js');
    expect(findDamage(area, '1.4.1-aa')).toEqual([]);
  });

  it('cannot be made twice', () => {
    releaseOf(area, '1.4.1+aa');
    releaseOf(area, '1.4.2+bb');
    for (const build of ['1.4.1+aa', '1.4.2+bb']) {
      expect(() => releaseOf(area, build)).toThrow('has been released before');
    }
  });

  it.each<[string, Record<string, string>, string]>([
    ['has no manifest', { 'main.js': '' }, 'holds no build of remote-staff'],
    [
      'has an unreadable manifest',
      { 'mf-manifest.json': '{"na' },
      'holds no build of remote-staff',
    ],
    [
      'is not complete',
      { ...areaBuild('1.4.2+bb'), 'mf-manifest.json': JSON.stringify(manifestOf('1.4.2+cc')) },
      'lacks remoteEntry.cc.js and App.cc.js, which mf-manifest.json names.',
    ],
    [
      'requires a version that the shell does not have',
      {
        ...areaBuild('1.4.2+bb'),
        'mf-manifest.json': JSON.stringify(
          manifestOf('1.4.2+bb', { shared: [{ name: 'react', requiredVersion: '^20.0.0' }] }),
        ),
      },
      'remote-staff asks for react ^20.0.0, and this shell offers 19.3.1.',
    ],
  ])('rejects a build that %s, without changes', (_what, files, message) => {
    releaseOf(area, '1.4.1+aa');
    const before = filesIn(area.folder);
    const dist = path.join(folder, 'unfit');
    writeFiles(dist, files);
    expect(() => makeRelease({ site: area, dist })).toThrow(message);
    expect(filesIn(area.folder)).toEqual(before);
    expect(findCurrent(area)).toBe('1.4.1-aa');
  });

  it('removes the oldest beyond the number to retain', () => {
    const builds = ['1.0.1+a1', '1.0.2+a2', '1.0.3+a3', '1.0.4+a4'];
    for (const build of builds) releaseOf(area, build, { keep: 2 });
    expect(listReleases(area)).toEqual(['1.0.2-a2', '1.0.3-a3', '1.0.4-a4']);
    expect(existsSync(path.join(area.folder, 'builds/1.0.1-a1'))).toBe(false);
    for (const release of listReleases(area)) expect(findDamage(area, release)).toEqual([]);
  });

  it('always keeps the previous release, however old, and the current one', () => {
    releaseOf(area, '1.0.1+a1');
    releaseOf(area, '1.0.2+a2');
    releaseOf(area, '1.0.3+a3');
    rollBack({ site: area, to: '1.0.1-a1' });
    releaseOf(area, '1.0.4+a4', { keep: 0 });
    expect(listReleases(area)).toEqual(['1.0.1-a1', '1.0.4-a4']);
    expect(entryOf('previous/mf-manifest.json')).toBe('builds/1.0.1-a1/remoteEntry.a1.js');
  });
});

describe('a release that was rolled back', () => {
  it('does not push out the good ones before it (#15.5)', () => {
    for (const build of ['1.0.1+a1', '1.0.2+a2']) releaseOf(area, build, { keep: 2 });
    for (const build of ['1.0.3+a3', '1.0.4+a4', '1.0.5+a5']) {
      releaseOf(area, build, { keep: 2 });
      rollBack({ site: area });
    }
    releaseOf(area, '1.0.6+a6', { keep: 2 });
    expect(listReleases(area)).toEqual([
      '1.0.1-a1',
      '1.0.2-a2',
      '1.0.4-a4',
      '1.0.5-a5',
      '1.0.6-a6',
    ]);
    for (const release of listReleases(area)) expect(findDamage(area, release)).toEqual([]);
  });

  it('goes away together with good ones of the same age (#15.5)', () => {
    releaseOf(area, '1.0.1+a1');
    releaseOf(area, '1.0.2+a2');
    rollBack({ site: area });
    for (const build of ['1.0.3+a3', '1.0.4+a4']) releaseOf(area, build, { keep: 1 });
    expect(listReleases(area)).toEqual(['1.0.3-a3', '1.0.4-a4']);
  });

  it('counts as a good one again once it is served again (#15.5)', () => {
    for (const build of ['1.0.1+a1', '1.0.2+a2', '1.0.3+a3']) releaseOf(area, build);
    rollBack({ site: area });
    rollBack({ site: area, to: '1.0.3-a3' });
    releaseOf(area, '1.0.4+a4', { keep: 2 });
    expect(listReleases(area)).toEqual(['1.0.2-a2', '1.0.3-a3', '1.0.4-a4']);
  });
});

describe('a rollback', () => {
  beforeEach(() => {
    for (const build of ['1.0.1+a1', '1.0.2+a2', '1.0.3+a3']) releaseOf(area, build);
  });

  it('returns to the previously served release, step by step', () => {
    expect(rollBack({ site: area })).toEqual({ from: '1.0.3-a3', to: '1.0.2-a2' });
    expect(entryOf('mf-manifest.json')).toBe('builds/1.0.2-a2/remoteEntry.a2.js');
    expect(entryOf('previous/mf-manifest.json')).toBe('builds/1.0.1-a1/remoteEntry.a1.js');
    rollBack({ site: area });
    expect(findCurrent(area)).toBe('1.0.1-a1');
    expect(existsSync(path.join(area.folder, 'previous/mf-manifest.json'))).toBe(false);
    expect(() => rollBack({ site: area })).toThrow('There is no release before 1.0.1-a1');
  });

  it('skips a release that was rolled back itself', () => {
    rollBack({ site: area });
    releaseOf(area, '1.0.4+a4');
    expect(entryOf('previous/mf-manifest.json')).toContain('1.0.2-a2');
    expect(rollBack({ site: area }).to).toBe('1.0.2-a2');
  });

  it('can go to any retained release, and forward again', () => {
    rollBack({ site: area, to: '1.0.1-a1' });
    expect(findCurrent(area)).toBe('1.0.1-a1');
    rollBack({ site: area, to: '1.0.3-a3' });
    expect(findCurrent(area)).toBe('1.0.3-a3');
  });

  it.each([
    ['9.9.9-zz', 'does not hold 9.9.9-zz. It holds 1.0.1-a1, 1.0.2-a2, 1.0.3-a3.'],
    ['1.0.3-a3', '1.0.3-a3 is what is served'],
    ['../../etc', 'does not hold'],
  ])('refuses to go to %s', (to, message) => {
    expect(() => rollBack({ site: area, to })).toThrow(message);
    expect(findCurrent(area)).toBe('1.0.3-a3');
  });

  it('refuses to go to a damaged release', () => {
    writeFiles(area.folder, { 'builds/1.0.2-a2/12.same.js': 'changed' });
    expect(() => rollBack({ site: area })).toThrow(
      'remote-staff 1.0.2-a2 is not whole: builds/1.0.2-a2/12.same.js.',
    );
    expect(findCurrent(area)).toBe('1.0.3-a3');
  });
});

describe('a release of the shell', () => {
  it('keeps the scripts of the previous releases, for open tabs', () => {
    releaseOf(shell, '1.0.0+a1');
    releaseOf(shell, '1.0.0+a2', { keep: 1 });
    expect(filesIn(shell.folder, 'assets')).toEqual([
      'assets/12.same.js',
      'assets/main.a1.js',
      'assets/main.a2.js',
    ]);
    expect(readFileSync(path.join(shell.folder, 'index.html'), 'utf8')).toContain('main.a2.js');
    releaseOf(shell, '1.0.0+a3', { keep: 1 });
    expect(filesIn(shell.folder, 'assets')).toEqual([
      'assets/12.same.js',
      'assets/main.a2.js',
      'assets/main.a3.js',
    ]);
  });

  it('can be rolled back with its document', () => {
    releaseOf(shell, '1.0.0+a1');
    releaseOf(shell, '1.0.0+a2');
    rollBack({ site: shell });
    expect(readFileSync(path.join(shell.folder, 'index.html'), 'utf8')).toContain('main.a1.js');
  });

  it('changes all of its documents and its service worker together, forward and back', () => {
    const read = (file: string) => readFileSync(path.join(shell.folder, file), 'utf8');
    releaseOf(shell, '1.0.0+a1');
    releaseOf(shell, '1.0.0+a2');
    expect(read('user/login.html')).toBe('login of 1.0.0+a2');
    rollBack({ site: shell });
    expect(read('user/login.html')).toBe('login of 1.0.0+a1');
    expect(read('service-worker.js')).toBe('worker of 1.0.0+a1');
  });

  it('removes a document that the release does not have', () => {
    releaseOf(shell, '1.0.0+a1');
    const dist = path.join(folder, 'with-more');
    writeFiles(dist, { ...shellBuild('1.0.0+a2'), 'staff/login.html': 'new' });
    makeRelease({ site: shell, dist });
    expect(existsSync(path.join(shell.folder, 'staff/login.html'))).toBe(true);
    rollBack({ site: shell });
    expect(existsSync(path.join(shell.folder, 'staff/login.html'))).toBe(false);
    expect(existsSync(path.join(shell.folder, '404.html'))).toBe(true);
  });

  it('fails if a script that its document refers to is missing', () => {
    const dist = path.join(folder, 'half-built');
    writeFiles(dist, { 'index.html': shellBuild('1.0.0+a1')['index.html'] ?? '' });
    expect(() => makeRelease({ site: shell, dist })).toThrow(
      'lacks assets/main.a1.js, which index.html names.',
    );
  });

  it('fails if a document that the hosting rewrites to is missing', () => {
    const dist = path.join(folder, 'bare');
    writeFiles(dist, shellBuild('1.0.0+a1'));
    const layout = shellLayout([], ['/service-worker.js', '/nowhere.html']);
    expect(() => makeRelease({ site: { ...shell, layout }, dist })).toThrow(
      'lacks /nowhere.html, which firebase.json names.',
    );
    expect(findCurrent(shell)).toBeNull();
  });

  it('fails if it was built for another registry', () => {
    const dist = path.join(folder, 'built-here');
    writeFiles(dist, shellBuild('1.0.0+a1'));
    const to = (address: string) => ({ ...shell, layout: shellLayout([address]) });
    expect(() => makeRelease({ site: to('https://user.example/m.json'), dist })).toThrow(
      'it lacks https://user.example/m.json',
    );
    makeRelease({ site: to('https://staff.example/mf-manifest.json'), dist });
    expect(findCurrent(shell)).toBe('1.0.0-a1');
  });
});

describe('an interrupted release', () => {
  it.each<[string, () => Site]>([
    ['an area', () => area],
    ['the shell', () => shell],
  ])(
    'leaves the old release of %s if it was not served yet, and can be run again',
    (_name, site) => {
      for (const build of ['1.0.1+a1', '1.0.2+a2']) releaseOf(site(), build);
      writeFiles(site().folder, {
        'builds/1.0.3-a3/App.a3.js': 'half a fi',
        'builds/1.0.3-a3/not-of-this-build.js': '',
        'assets/main.a3.js': 'half a fi',
      });
      expect(findCurrent(site())).toBe('1.0.2-a2');
      expect(findDamage(site(), '1.0.2-a2')).toEqual([]);
      expect(listReleases(site())).toEqual(['1.0.1-a1', '1.0.2-a2']);

      releaseOf(site(), '1.0.3+a3');
      expect(findCurrent(site())).toBe('1.0.3-a3');
      expect(findDamage(site(), '1.0.3-a3')).toEqual([]);
      expect(existsSync(path.join(site().folder, 'builds/1.0.3-a3/not-of-this-build.js'))).toBe(
        false,
      );
    },
  );

  it('counts as complete if it was served but not listed yet', () => {
    releaseOf(area, '1.0.1+a1');
    const listing = readFileSync(path.join(area.folder, 'releases.json'), 'utf8');
    releaseOf(area, '1.0.2+a2');
    writeFiles(area.folder, { 'releases.json': listing });
    expect(listReleases(area)).toEqual(['1.0.1-a1', '1.0.2-a2']);
    rollBack({ site: area });
    rollBack({ site: area, to: '1.0.2-a2' });
    expect(findCurrent(area)).toBe('1.0.2-a2');
  });
});

describe('a canary build of an area (#15.6)', () => {
  const canaryEntry = () => entryOf('canary/mf-manifest.json');

  beforeEach(() => {
    releaseOf(area, '1.4.2+aa');
    releaseOf(area, '1.5.0+bb', { isCanary: true });
  });

  it('does not change the current release', () => {
    expect(findCurrent(area)).toBe('1.4.2-aa');
    expect(findCanary(area)).toBe('1.5.0-bb');
    expect(canaryEntry()).toBe('builds/1.5.0-bb/remoteEntry.bb.js');
    expect(existsSync(path.join(area.folder, 'previous/mf-manifest.json'))).toBe(false);
  });

  it('can become the current release for everybody', () => {
    rollBack({ site: area, to: '1.5.0-bb' });
    expect(findCurrent(area)).toBe('1.5.0-bb');
    expect(entryOf('previous/mf-manifest.json')).toBe('builds/1.4.2-aa/remoteEntry.aa.js');
    expect(canaryEntry()).toBe('builds/1.5.0-bb/remoteEntry.bb.js');
  });

  it('can be withdrawn, and its visitors then follow the current release', () => {
    expect(endCanary(area)).toEqual({ from: '1.5.0-bb', to: '1.4.2-aa' });
    expect(canaryEntry()).toBe('builds/1.4.2-aa/remoteEntry.aa.js');
    releaseOf(area, '1.4.3+cc');
    expect(canaryEntry()).toBe('builds/1.4.3-cc/remoteEntry.cc.js');
    rollBack({ site: area });
    expect(canaryEntry()).toBe('builds/1.4.2-aa/remoteEntry.aa.js');
    expect(() => endCanary(area)).toThrow('remote-staff has no canary build');
  });

  it('stays however many others are released', () => {
    for (const build of ['1.4.3+c1', '1.4.4+c2', '1.4.5+c3']) releaseOf(area, build, { keep: 0 });
    expect(findCanary(area)).toBe('1.5.0-bb');
    expect(findDamage(area, '1.5.0-bb')).toEqual([]);
    expect(listReleases(area)).toEqual(['1.5.0-bb', '1.4.4-c2', '1.4.5-c3']);
  });

  it('gives way to the next one', () => {
    releaseOf(area, '1.5.1+dd', { isCanary: true });
    expect(canaryEntry()).toBe('builds/1.5.1-dd/remoteEntry.dd.js');
    expect(findCurrent(area)).toBe('1.4.2-aa');
  });
});

it.each<[string, () => void, string]>([
  [
    'of an area without a release',
    () => releaseOf(area, '1.0.0+aa', { isCanary: true }),
    'remote-staff has no release yet',
  ],
  [
    'of the shell',
    () => {
      releaseOf(shell, '1.0.0+aa');
      releaseOf(shell, '1.0.0+bb', { isCanary: true });
    },
    'shell can have no canary build',
  ],
])('refuses a canary build %s (#15.6)', (_which, make, message) => {
  expect(make).toThrow(message);
});
