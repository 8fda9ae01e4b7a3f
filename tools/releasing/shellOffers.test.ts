/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeRelease } from './makeRelease';
import { rollBack } from './rollBackApp';
import { shellLayout } from './shellLayout';
import { noteReleasedOffer, noteServedShell, ownRecordedOffer, shellOffers } from './shellOffers';
import type { Site } from './site';
import { shellBuild, writeFiles } from '../testing/sampleBuilds';

let folder: string;
let file: string;
let shell: Site;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-offers-'));
  file = path.join(folder, 'released.json');
  shell = { folder: path.join(folder, 'shell'), layout: shellLayout() };
});

afterEach(() => rmSync(folder, { recursive: true }));

function release(build: string, offer: unknown = ownRecordedOffer()) {
  const dist = mkdtempSync(path.join(folder, 'dist-'));
  writeFiles(dist, shellBuild(build));
  noteReleasedOffer(makeRelease({ site: shell, dist, offer }), file);
}

const known = () =>
  shellOffers(file)
    .map(({ shell }) => shell)
    .slice(1);

describe('the shells that the gate knows', () => {
  it('are the one that is served after a rollback and the one before that (#15.5)', () => {
    for (const build of ['1.0.1+a1', '1.0.2+a2', '1.0.3+a3']) release(build);
    rollBack({ site: shell, to: '1.0.1-a1' });
    expect(noteServedShell(shell, file)).toBe(true);
    expect(known()).toEqual(['shell 1.0.1-a1', 'shell 1.0.3-a3']);
  });

  it('offer after a rollback what they offered when they were released (#15.5)', () => {
    release('1.0.1+a1', { modules: { react: '18.0.0' } });
    release('1.0.2+a2');
    release('1.0.3+a3');
    rollBack({ site: shell, to: '1.0.1-a1' });
    noteServedShell(shell, file);
    expect(shellOffers(file)[1]?.modules).toEqual({ react: '18.0.0' });
  });

  it('are found among those noted where the release has no record of its offer (#15.5)', () => {
    for (const build of ['1.0.1+a1', '1.0.2+a2']) release(build, null);
    rollBack({ site: shell });
    expect(noteServedShell(shell, file)).toBe(true);
    expect(known()).toEqual(['shell 1.0.1-a1', 'shell 1.0.2-a2']);
  });

  it('stay as they were where nobody knows what the served one offers (#15.5)', () => {
    for (const build of ['1.0.1+a1', '1.0.2+a2', '1.0.3+a3']) release(build, null);
    rollBack({ site: shell, to: '1.0.1-a1' });
    expect(noteServedShell(shell, file)).toBe(false);
    expect(known()).toEqual(['shell 1.0.3-a3', 'shell 1.0.2-a2']);
  });
});
