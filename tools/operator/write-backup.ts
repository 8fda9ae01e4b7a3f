import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { noteFile, recordsFile, type BackupNote } from './backup-files';
import { storedRecords } from './stored-records';

/**
 * Writes every record of a project into a folder, page by page, all as they were when it began. Each
 * record counts as one read.
 */
export async function writeBackup(
  project: string,
  folder: string,
  say: (line: string) => void = () => undefined,
): Promise<BackupNote> {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty: a backup has a folder of its own.`);
  }
  mkdirSync(folder, { recursive: true });

  const hash = createHash('sha256');
  let records = 0;
  let takenAt = '';
  const file = await open(recordsFile(folder), 'wx');
  try {
    for await (const page of storedRecords(project).pages()) {
      const text = page.records.map((record) => `${JSON.stringify(record)}\n`).join('');
      await file.write(text);
      hash.update(text);
      takenAt = page.readTime;
      records += page.records.length;
      if (records % 5000 === 0 && records > 0) say(`${records} records …`);
    }
  } finally {
    await file.close();
  }
  const note: BackupNote = { schema: 1, project, takenAt, records, sha256: hash.digest('hex') };
  writeFileSync(noteFile(folder), `${JSON.stringify(note, null, 2)}\n`);
  return note;
}
