import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { writeBackupFiles, type BackupNote } from './backupFiles';
import { storedRecords } from './storedRecords';

/**
 * Writes every record of a project into a folder, page by page, all as they were when it began, and reads
 * them back. Each record counts as one read.
 * @throws BackupDamagedError when the folder does not hold what was written
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
  return writeBackupFiles(folder, project, storedRecords(project).pages(), (records) => {
    if (records % 5000 === 0 && records > 0) say(`${records} records …`);
  });
}
