import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import {
  BackupDamagedError,
  examineBackup,
  readBackup,
  writeBackupFiles,
  type BackupNote,
  type BackupState,
} from './backupFiles';
import { InterruptedError } from './explainFailure';
import { reachFirestore } from './reachProject';
import { storedRecords, type StoredRecord } from './storedRecords';

/** Firestore accepts 10 MB in one request, its emulator 4 MB. */
const mostCharacters = 3_500_000;
const mostRecords = 200;

export interface PutOptions {
  /** Allows restoring into a project that already holds records. */
  overwrite?: boolean;
  /** Restores the readable part of a backup that was cut short. */
  asFarAsItGoes?: boolean;
  /** The number of records, from the first on, that an interrupted run has restored: they are not written again. */
  skip?: number;
  say?: (line: string) => void;
}

/**
 * Restores a backup into a project. After an interruption it goes on with `overwrite` and `skip`.
 * @throws BackupDamagedError, Error where the project holds records already, and InterruptedError
 */
export async function putBackup(
  project: string,
  folder: string,
  { overwrite = false, asFarAsItGoes = false, skip = 0, say = () => undefined }: PutOptions = {},
): Promise<BackupState> {
  const backup = await examineBackup(folder);
  if (backup.cutBecause !== undefined && !asFarAsItGoes) {
    throw new BackupDamagedError(
      `${backup.cutBecause} To restore what there is, add --as-far-as-it-goes.`,
    );
  }
  await reachFirestore();
  const stored = storedRecords(project);
  if (!overwrite && !(await stored.isEmpty())) {
    throw new Error(
      `${project} holds records already. Restore into a new project; or, to put the backup over what is there, ` +
        'add --overwrite: records of the backup replace those of the same place, and others stay.',
    );
  }

  let batch: StoredRecord[] = [];
  let characters = 0;
  let records = skip;
  const flush = async () => {
    if (batch.length === 0) return;
    try {
      await stored.write(batch);
    } catch (cause) {
      throw new InterruptedError(
        `${records} of ${backup.records} records are in ${project}. ` +
          `To go on from there, add --overwrite --skip ${records}.`,
        { cause },
      );
    }
    records += batch.length;
    say(`${records} of ${backup.records} records …`);
    batch = [];
    characters = 0;
  };
  let toSkip = skip;
  for await (const record of readBackup(folder, backup.records)) {
    if (toSkip > 0) {
      toSkip -= 1;
      continue;
    }
    const size = JSON.stringify(record).length;
    if (characters + size > mostCharacters || batch.length === mostRecords) await flush();
    batch.push(record);
    characters += size;
  }
  await flush();
  return backup;
}

/**
 * Writes every record of a project into a folder, page by page, all in the state of the same moment, and
 * reads them back. Each record counts as one read.
 * @throws BackupDamagedError when the folder does not hold what was written
 */
export async function writeBackup(
  project: string,
  folder: string,
  say: (line: string) => void = () => undefined,
): Promise<BackupNote> {
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new Error(`${folder} is a file: name a folder, which is made if it does not exist.`);
  }
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty: a backup has a folder of its own.`);
  }
  mkdirSync(folder, { recursive: true });
  return writeBackupFiles(folder, project, storedRecords(project).pages(), (records) => {
    if (records % 5000 === 0 && records > 0) say(`${records} records …`);
  });
}
