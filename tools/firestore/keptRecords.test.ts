/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptRecords } from './keptRecords';

let folder: string;

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'portal-records-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writing = (words: string) => (place: string) => {
  writeFileSync(path.join(place, 'export'), words);
  return Promise.resolve();
};
const read = () => readFileSync(path.join(keptRecords(folder).find() ?? '', 'export'), 'utf8');

describe('finding the saved records', () => {
  it('finds none at the first start, and none after they were deleted', async () => {
    const kept = keptRecords(folder);
    expect(kept.find()).toBeNull();
    await kept.replace(writing('first'));
    kept.forget();
    expect(kept.find()).toBeNull();
  });

  it('finds only those of the latest export', async () => {
    const kept = keptRecords(folder);
    await kept.replace(writing('first'));
    await kept.replace(writing('second'));
    expect(read()).toBe('second');
    expect(readdirSync(folder)).toEqual(['latest']);
  });

  it('finds those of the previous export when an export fails', async () => {
    const kept = keptRecords(folder);
    await kept.replace(writing('first'));
    await expect(kept.replace(() => Promise.reject(new Error('killed')))).rejects.toThrow('killed');
    expect(read()).toBe('first');
    await kept.replace(writing('third'));
    expect(read()).toBe('third');
  });

  it('finds them after a run was interrupted between two renames', async () => {
    await keptRecords(folder).replace(writing('first'));
    renameSync(path.join(folder, 'latest'), path.join(folder, 'previous'));
    expect(read()).toBe('first');
  });
});
