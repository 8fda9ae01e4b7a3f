/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { examineBackup, noteFile, readBackup, recordsFile, writeBackupFiles } from './backupFiles';
import type { RecordPage, StoredRecord } from './storedRecords';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const record = (place: string, text = 'For school.'): StoredRecord => ({
  path: place,
  fields: { details: { stringValue: text } },
});

const sample = [
  record('applications/a1'),
  record('applications/a1/chunks/asha-1-0'),
  record('applications/a2'),
  record('services/1'),
  record('tasks/TASK-001'),
];

async function* pagesOf(
  records: readonly StoredRecord[],
  afterwards: () => void = () => undefined,
): AsyncGenerator<RecordPage, void> {
  for (const each of records) {
    yield { records: [each], readTime: '2026-11-21T10:00:00Z' };
  }
  await Promise.resolve();
  afterwards();
}

const write = (records: readonly StoredRecord[] = sample) =>
  writeBackupFiles(folder, 'green-valley', pagesOf(records));

async function readAll(): Promise<StoredRecord[]> {
  const records: StoredRecord[] = [];
  for await (const each of readBackup(folder)) records.push(each);
  return records;
}

/** Cuts this many bytes off the end of the records. */
function cut(bytes: number) {
  truncateSync(recordsFile(folder), readFileSync(recordsFile(folder)).length - bytes);
}
const lastLine = `${JSON.stringify(sample.at(-1))}\n`.length;

describe('reading the lines of a backup (#12.16)', () => {
  it.each([
    ['U+2028', 'a\u2028b'],
    ['U+2029', 'a\u2029b'],
    ['NEL', 'a\u0085b'],
    ['a carriage return', 'a\rb\r\nc'],
    ['a line feed', 'a\nb'],
    ['Devanagari across a block boundary', 'ग्राम '.repeat(20_000)],
    ['nothing', ''],
  ])('returns records unchanged with %s in a text', async (_what, text) => {
    const records = [record('applications/a1', text), record('applications/a2')];
    await write(records);
    expect(await readAll()).toEqual(records);
  });
});

describe('writing a backup (#12.16)', () => {
  it('reads the records back and counts them', async () => {
    const note = await write();
    expect(note).toMatchObject({
      project: 'green-valley',
      records: 5,
      collections: { applications: 2, 'applications/*/chunks': 1, services: 1, tasks: 1 },
    });
    expect(await examineBackup(folder)).toEqual({ note, missing: 0, records: 5 });
  });

  it.each<[string, () => void, string]>([
    ['is shorter', () => cut(lastLine), '4 records of 5'],
    ['is cut within a record', () => cut(3), '4 records of 5'],
    ['is empty', () => truncateSync(recordsFile(folder)), '0 records of 5'],
    [
      'has other content',
      () => {
        const text = readFileSync(recordsFile(folder), 'utf8');
        writeFileSync(recordsFile(folder), text.replace('school', 'schoul'));
      },
      'is not what was written',
    ],
  ])('fails when what is on the disk %s', async (_how, spoil, sentence) => {
    await expect(
      writeBackupFiles(folder, 'green-valley', pagesOf(sample, spoil)),
    ).rejects.toMatchObject({
      name: 'BackupDamagedError',
      message: expect.stringContaining(sentence) as string,
    });
    // Without its note, the folder does not count as a complete backup.
    expect(() => readFileSync(noteFile(folder))).toThrow('ENOENT');
  });
});

describe('examining a backup that was cut short (#12.16)', () => {
  it.each<[string, number, string]>([
    [
      'between two records',
      lastLine,
      "4 of 5 records can be restored, up to 'services/1'; 1 is missing (tasks 1)",
    ],
    [
      'within a record',
      5,
      "4 of 5 records can be restored, up to 'services/1'; 1 is missing (tasks 1)",
    ],
    [
      'over two records',
      lastLine + 5,
      "3 of 5 records can be restored, up to 'applications/a2'; 2 are missing (services 1, tasks 1)",
    ],
  ])('says what can be restored when it was cut %s', async (_where, bytes, sentence) => {
    await write();
    cut(bytes);
    const { cutBecause } = await examineBackup(folder);
    expect(cutBecause).toContain(sentence);
  });

  it('counts what is missing in each collection', async () => {
    await write();
    truncateSync(recordsFile(folder), 10);
    expect((await examineBackup(folder)).cutBecause).toContain(
      '0 of 5 records can be restored; 5 are missing (applications 2, applications/*/chunks 1, services 1, tasks 1)',
    );
  });

  it('does not claim to know what is missing from a backup that was never finished', async () => {
    await write();
    rmSync(noteFile(folder));
    cut(4);
    expect(await examineBackup(folder)).toMatchObject({
      note: null,
      records: 4,
      cutBecause: expect.stringContaining(
        "was never finished: 4 records can be restored, up to 'services/1'; how many are missing is not known",
      ) as string,
    });
  });

  it('reads the complete records before the cut', async () => {
    await write();
    cut(7);
    const { records } = await examineBackup(folder);
    const read: StoredRecord[] = [];
    for await (const each of readBackup(folder, records)) read.push(each);
    expect(read).toEqual(sample.slice(0, 4));
  });
});

describe('examining a damaged backup (#12.16)', () => {
  it.each<[string, () => void, string]>([
    [
      'a record was changed',
      () => {
        const text = readFileSync(recordsFile(folder), 'utf8');
        writeFileSync(recordsFile(folder), text.replace('school', 'schoul'));
      },
      'is not what the backup wrote',
    ],
    [
      'a record was added',
      () => {
        const text = readFileSync(recordsFile(folder), 'utf8');
        writeFileSync(recordsFile(folder), `${text}${JSON.stringify(record('members/x'))}\n`);
      },
      'is not what the backup wrote',
    ],
    [
      'its records are missing',
      () => rmSync(recordsFile(folder)),
      'holds no backup: records.jsonl is not there',
    ],
    [
      'its note is not valid JSON',
      () => writeFileSync(noteFile(folder), '{"schema":'),
      'backup.json cannot be read',
    ],
    [
      'its note has a later schema',
      () => writeFileSync(noteFile(folder), '{"schema":2}'),
      'backup.json cannot be read',
    ],
  ])('rejects when %s', async (_what, spoil, sentence) => {
    await write();
    spoil();
    await expect(examineBackup(folder)).rejects.toMatchObject({
      name: 'BackupDamagedError',
      message: expect.stringContaining(sentence) as string,
    });
  });
});
