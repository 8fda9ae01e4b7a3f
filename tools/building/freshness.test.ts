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

describe('a build', () => {
  it('is fresh when nothing has happened since', () => {
    expect(isFresh(root, 'shell')).toBe(true);
  });

  it.each<[string, () => void]>([
    ['its own source changes', () => write('shell/src/main.tsx', 'begin()')],
    ['a source is added', () => write('shell/src/Footer.tsx', 'footer')],
    ['a source is removed', () => remove('shell/src/Header.tsx')],
    ['a shared package changes', () => write('shared-ui/src/Button.tsx', 'a button')],
    [
      'what the builds read messages with changes',
      () => write('tools/building/importMessagesLoader.js', 'other'),
    ],
    ['the settings change', () => write('webpack.shared.js', 'other settings')],
    ['it is gone', () => remove('shell/dist')],
    ['part of it is gone', () => remove('shell/dist/assets')],
    ['somebody else has built', () => write('shell/dist/assets/main.js', 'built later')],
    ['nobody knows what it was built from', () => remove('.portal')],
    ['the note about it is torn', () => write('.portal/builds/shell.txt', 'f3ac')],
  ])('is stale when %s', (_what, happen) => {
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
  ])('stays fresh when %s', (_what, happen) => {
    happen();
    expect(isFresh(root, 'shell')).toBe(true);
  });

  it('that left nothing is not recorded', () => {
    remove('shell/dist');
    expect(() => recordBuild(root, 'shell', 'sources')).toThrow('left no files');
  });
});
