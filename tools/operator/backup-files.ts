import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { storedRecordSchema, type StoredRecord } from './stored-records';

/** One record a line. */
export const recordsFile = (folder: string) => path.join(folder, 'records.jsonl');
/** Written last: a folder without it holds no whole backup. */
export const noteFile = (folder: string) => path.join(folder, 'backup.json');

const noteSchema = v.object({
  schema: v.literal(1),
  project: v.string(),
  /** All records are as they were then. */
  takenAt: v.string(),
  records: v.number(),
  /** Of the file of the records. */
  sha256: v.string(),
});
export type BackupNote = v.InferOutput<typeof noteSchema>;

/** A folder that does not hold a whole backup, or a damaged one. */
export class BackupDamagedError extends Error {
  override name = 'BackupDamagedError';
}

/** Reads the whole backup once, so that nothing is restored from a damaged one. @throws BackupDamagedError */
export async function checkBackup(folder: string): Promise<BackupNote> {
  const file = noteFile(folder);
  if (!existsSync(file)) {
    throw new BackupDamagedError(`${folder} holds no whole backup: ${file} is not there.`);
  }
  const note = v.parse(noteSchema, JSON.parse(readFileSync(file, 'utf8')));
  const hash = createHash('sha256');
  for await (const part of createReadStream(recordsFile(folder))) hash.update(part as Buffer);
  if (hash.digest('hex') !== note.sha256) {
    throw new BackupDamagedError(`${recordsFile(folder)} is not what the backup wrote.`);
  }
  return note;
}

export async function* readBackup(folder: string): AsyncGenerator<StoredRecord, void> {
  for await (const line of createInterface({ input: createReadStream(recordsFile(folder)) })) {
    yield v.parse(storedRecordSchema, JSON.parse(line));
  }
}
