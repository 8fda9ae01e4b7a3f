/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isFresh, recordBuild, sourcesFingerprint } from './freshness';

let root: string;

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const remove = (file: string) => rmSync(path.join(root, file), { recursive: true });

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'portal-build-'));
  write('shell/src/main.tsx', 'start()');
  write('shell/src/Header.tsx', 'header');
  write('shared-ui/src/Button.tsx', 'button');
  write('webpack.shared.js', 'settings');
  write('shell/dist/assets/main.js', 'built');
  recordBuild(root, 'shell', sourcesFingerprint(root, 'shell'));
});

afterEach(() => rmSync(root, { recursive: true }));

describe('the freshness of a build', () => {
  it('reports fresh when nothing has changed since', () => {
    expect(isFresh(root, 'shell')).toBe(true);
  });

  it.each<[string, () => void]>([
    ['its own source changes', () => write('shell/src/main.tsx', 'begin()')],
    ['a source is added', () => write('shell/src/Footer.tsx', 'footer')],
    ['a source is removed', () => remove('shell/src/Header.tsx')],
    ['a shared package changes', () => write('shared-ui/src/Button.tsx', 'a button')],
    [
      'a loader of the builds changes',
      () => write('tools/building/importMessagesLoader.js', 'other'),
    ],
    ['the build settings change', () => write('webpack.shared.js', 'other settings')],
    ['it has been deleted', () => remove('shell/dist')],
    ['part of it has been deleted', () => remove('shell/dist/assets')],
    ['another process has built', () => write('shell/dist/assets/main.js', 'built later')],
    ['the record of its sources is missing', () => remove('.portal')],
    ['the record of its sources is damaged', () => write('.portal/builds/shell.txt', 'f3ac')],
  ])('reports stale when %s', (_what, happen) => {
    happen();
    expect(isFresh(root, 'shell')).toBe(false);
  });

  it.each<[string, () => void]>([
    ['a test changes', () => write('shell/src/main.test.tsx', 'it()')],
    ['another area changes', () => write('remote-staff/src/App.tsx', 'staff')],
    [
      'a file is only touched',
      () => utimesSync(path.join(root, 'shell/src/main.tsx'), new Date(), new Date()),
    ],
  ])('reports fresh when %s', (_what, happen) => {
    happen();
    expect(isFresh(root, 'shell')).toBe(true);
  });

  it.each([
    ['ports', 'PORTAL_PORT', '4000'],
    ['worker', 'PORTAL_WORKER', 'withdrawn'],
  ])('reports the shell stale when it was built with other %s (#44h)', (_what, name, value) => {
    const set = jest.replaceProperty(process, 'env', { ...process.env, [name]: value });
    expect(isFresh(root, 'shell')).toBe(false);
    set.restore();
    expect(isFresh(root, 'shell')).toBe(true);
  });

  it('does not record a build that left no files', () => {
    remove('shell/dist');
    expect(() => recordBuild(root, 'shell', 'sources')).toThrow('left no files');
  });
});
