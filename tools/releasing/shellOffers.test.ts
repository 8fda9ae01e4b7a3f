/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeRelease } from './makeRelease';
import { rollBack } from './serveRelease';
import { shellLayout } from './shellLayout';
import { noteServedShell, ownOffer, servedOffers, shellOffers } from './shellOffers';
import type { Site } from './site';
import { shellBuild, writeFiles } from '../testing/sampleBuilds';

const start = Date.parse('2026-11-01T00:00:00Z');
const day = 24 * 3_600_000;

let folder: string;
let file: string;
let shell: Site;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-offers-'));
  file = path.join(folder, 'released-platforms.json');
  shell = { folder: path.join(folder, 'shell'), layout: shellLayout() };
});

afterEach(() => rmSync(folder, { recursive: true }));

const note = (days: number) => noteServedShell(shell, file, start + days * day);

function release(build: string, days: number, names = ['useState']) {
  const dist = mkdtempSync(path.join(folder, 'dist-'));
  const offer = { remoteApi: 1, modules: { react: { version: '19.3.1', names } } };
  writeFiles(dist, { ...shellBuild(build), 'platform.json': JSON.stringify(offer) });
  makeRelease({ site: shell, dist });
  note(days);
}

const namesAfter = (days: number) =>
  shellOffers(file, start + days * day).map(({ shell }) => shell);

describe('the list of shells for the gate', () => {
  it('includes each for thirty days after it was last served, also after a rollback (#15.5)', () => {
    expect(namesAfter(0)).toEqual(['this shell']);
    release('1.0.1+a1', 0);
    release('1.0.2+a2', 10);
    expect(namesAfter(11)).toEqual(['this shell', 'shell 1.0.2-a2', 'shell 1.0.1-a1']);
    rollBack({ site: shell });
    note(12);
    expect(namesAfter(13)).toEqual(['this shell', 'shell 1.0.1-a1', 'shell 1.0.2-a2']);
    expect(namesAfter(41)).toEqual(['this shell', 'shell 1.0.1-a1', 'shell 1.0.2-a2']);
    expect(namesAfter(43)).toEqual(['this shell', 'shell 1.0.1-a1']);
    release('1.0.3+a3', 50);
    expect(namesAfter(51)).toEqual(['this shell', 'shell 1.0.3-a3', 'shell 1.0.1-a1']);
  });

  it('contains after a rollback what each shell offered when it was built (#15.5)', () => {
    release('1.0.1+a1', 0, ['useId']);
    release('1.0.2+a2', 1, ['useId', 'useState']);
    rollBack({ site: shell });
    note(2);
    const [, served, before] = shellOffers(file, start + 2 * day);
    expect(served?.modules.react?.names).toEqual(['useId']);
    expect(before?.modules.react?.names).toEqual(['useId', 'useState']);
  });

  it('includes only the served one for a build that may require the newer portal (#15.2)', () => {
    release('1.0.1+a1', 0);
    release('1.0.2+a2', 10);
    expect(servedOffers(file).map(({ shell }) => shell)).toEqual(['this shell', 'shell 1.0.2-a2']);
  });

  it('does not change if nothing is served', () => {
    expect(note(0)).toBe(false);
    expect(namesAfter(0)).toEqual(['this shell']);
  });
});

it('lists the installed modules and their names', () => {
  const { modules } = ownOffer();
  expect(modules['react-dom']?.version).toMatch(/^19\./);
  expect(modules.react?.names).toEqual(expect.arrayContaining(['useState']));
  expect(modules['shared-auth']?.names).toContain('useAuth');
});
