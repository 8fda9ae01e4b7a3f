import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { storedRecordSchema, type RecordPage, type StoredRecord } from './storedRecords';

/** One record a line. */
export const recordsFile = (folder: string) => path.join(folder, 'records.jsonl');
/** Written last: a folder without it holds no complete backup. */
export const noteFile = (folder: string) => path.join(folder, 'backup.json');

const noteSchema = v.object({
  schema: v.literal(1),
  project: v.string(),
  /** The time whose state all records have. */
  takenAt: v.string(),
  records: v.number(),
  /** How many of them are in each collection: 'applications', 'applications/(any)/chunks'. */
  collections: v.optional(v.record(v.string(), v.number())),
  /** Hash of the file of records. */
  sha256: v.string(),
});
export type BackupNote = v.InferOutput<typeof noteSchema>;

/** The folder holds no complete backup, or a damaged one. */
export class BackupDamagedError extends Error {
  override name = 'BackupDamagedError';
}

/** What a folder holds. */
export interface BackupState {
  /** Null if the backup was never finished. */
  note: BackupNote | null;
  /** How many records can be restored, counted from the first one. */
  records: number;
  /** How many records are missing; null if that is not known. */
  missing: number | null;
  /** One sentence that says why the backup is incomplete and what can be restored; only for a backup that was cut short. */
  cutBecause?: string;
}

/**
 * Writes the records into a folder, reads them back and compares the hash, and then writes the note.
 * @param written called with the number of records after each page
 * @throws BackupDamagedError when the disk does not hold what was written
 */
export async function writeBackupFiles(
  folder: string,
  project: string,
  pages: AsyncIterable<RecordPage>,
  written: (records: number) => void = () => undefined,
): Promise<BackupNote> {
  const hash = createHash('sha256');
  const counted = new Map<string, number>();
  let records = 0;
  let takenAt = '';
  const file = await open(recordsFile(folder), 'wx');
  try {
    for await (const page of pages) {
      const text = page.records.map((record) => `${JSON.stringify(record)}\n`).join('');
      await file.appendFile(text);
      hash.update(text);
      for (const record of page.records) count(counted, record);
      takenAt = page.readTime;
      records += page.records.length;
      written(records);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  const collections = Object.fromEntries(counted);
  const sha256 = hash.digest('hex');
  const note: BackupNote = { schema: 1, project, takenAt, records, collections, sha256 };
  const found = await readThrough(folder);
  if (found.sha256 !== sha256) {
    throw new BackupDamagedError(
      found.records === records
        ? `${recordsFile(folder)} is not what was written: make the backup again, on another disk.`
        : `Only ${found.records} records of ${records} are in ${recordsFile(folder)}: make the backup again, on another disk.`,
    );
  }
  writeFileSync(noteFile(folder), `${JSON.stringify(note, null, 2)}\n`);
  return note;
}

/**
 * Reads the whole backup once before a restore, so that a damaged backup is noticed.
 * @throws BackupDamagedError if the folder holds no backup, or if its records were changed or added
 */
export async function examineBackup(folder: string): Promise<BackupState> {
  if (!existsSync(recordsFile(folder))) {
    throw new BackupDamagedError(`${folder} holds no backup: records.jsonl is not there.`);
  }
  const note = readNote(folder);
  const found = await readThrough(folder);
  const { records } = found;
  if (!note) {
    const cutBecause =
      `The backup in ${folder} was never finished: ${describe(found)}; ` +
      'how many are missing is not known.';
    return { note, records, missing: null, cutBecause };
  }
  if (found.sha256 === note.sha256) return { note, records, missing: 0 };
  const missing = note.records - records;
  if (missing <= 0) {
    throw new BackupDamagedError(
      `${recordsFile(folder)} is not what the backup wrote: records were changed or added.`,
    );
  }
  const cutBecause =
    `The backup in ${folder} was cut short: ${describe(found, note.records)}; ` +
    `${missing} ${missing === 1 ? 'is' : 'are'} missing${listMissing(note, found)}.`;
  return { note, records, missing, cutBecause };
}

/** The records of a backup, or the first `most` of them. */
export async function* readBackup(
  folder: string,
  most = Infinity,
): AsyncGenerator<StoredRecord, void> {
  let records = 0;
  for await (const line of linesOf(folder)) {
    if (records === most) return;
    yield v.parse(storedRecordSchema, JSON.parse(line));
    records += 1;
  }
}

interface Found {
  /** How many records can be read, counted from the first one. */
  records: number;
  /** Hash of the whole file. */
  sha256: string;
  last?: string;
  counted: Map<string, number>;
}

async function readThrough(folder: string): Promise<Found> {
  const hash = createHash('sha256');
  const found: Found = { records: 0, sha256: '', counted: new Map() };
  let isReadable = true;
  // Reads on to the end for the hash, even after a line that cannot be parsed.
  for await (const line of linesOf(folder, (text) => hash.update(text))) {
    const record: StoredRecord | null = isReadable ? parseLine(line) : null;
    isReadable = record !== null;
    if (!record) continue;
    count(found.counted, record);
    found.records += 1;
    found.last = record.path;
  }
  return { ...found, sha256: hash.digest('hex') };
}

/**
 * The lines of a text, split at line feeds only: from Node 24 on, Node's own reader also splits at U+2028,
 * which JSON leaves unescaped in a string.
 */
async function* linesOf(
  folder: string,
  seen: (text: string) => void = () => undefined,
): AsyncGenerator<string, void> {
  let rest = '';
  for await (const block of createReadStream(recordsFile(folder), 'utf8')) {
    const text = String(block);
    seen(text);
    const lines = `${rest}${text}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function parseLine(line: string): StoredRecord | null {
  try {
    return v.parse(storedRecordSchema, JSON.parse(line));
  } catch {
    return null;
  }
}

function readNote(folder: string): BackupNote | null {
  const file = noteFile(folder);
  if (!existsSync(file)) return null;
  try {
    return v.parse(noteSchema, JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new BackupDamagedError(
      `${file} cannot be read: it is damaged, or a later release of the portal wrote it.`,
      { cause },
    );
  }
}

/** 'applications/a1/chunks/1' is counted under 'applications/(any)/chunks'. */
function count(counted: Map<string, number>, { path: place }: StoredRecord): void {
  const parts = place.split('/').slice(0, -1);
  const collection = parts.map((part, index) => (index % 2 === 0 ? part : '*')).join('/');
  counted.set(collection, (counted.get(collection) ?? 0) + 1);
}

function describe({ records, last }: Found, of?: number): string {
  const upTo = last === undefined ? '' : `, up to '${last}'`;
  return `${records}${of === undefined ? '' : ` of ${of}`} records can be restored${upTo}`;
}

/** Empty for the backup of an older release, which lacks the counts by collection. */
function listMissing({ collections }: BackupNote, { counted }: Found): string {
  if (!collections) return '';
  const missing = Object.entries(collections).flatMap(([name, all]) => {
    const left = all - (counted.get(name) ?? 0);
    return left > 0 ? [`${name} ${left}`] : [];
  });
  return ` (${missing.join(', ')})`;
}
