import { checkBackup, readBackup, type BackupNote } from './backup-files';
import { storedRecords, type StoredRecord } from './stored-records';

/** Firestore takes 10 MB at once, and its emulator 4. */
const mostCharacters = 3_500_000;
const mostRecords = 200;

/** There is something in the project already. */
export class ProjectNotEmptyError extends Error {
  override name = 'ProjectNotEmptyError';

  constructor(project: string) {
    super(
      `${project} holds records already. Restore into a new project; or, to put the backup over what is there, ` +
        'add --overwrite: records of the backup replace those of the same place, and others stay.',
    );
  }
}

/**
 * Puts a backup into a project. Cut short, it can be run again with `overwrite`.
 * @throws BackupDamagedError, ProjectNotEmptyError
 */
export async function putBackup(
  project: string,
  folder: string,
  { overwrite = false, say = (_line: string): void => undefined } = {},
): Promise<BackupNote> {
  const note = await checkBackup(folder);
  const stored = storedRecords(project);
  if (!overwrite && !(await stored.isEmpty())) throw new ProjectNotEmptyError(project);

  let batch: StoredRecord[] = [];
  let characters = 0;
  let records = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    await stored.write(batch);
    records += batch.length;
    say(`${records} of ${note.records} records …`);
    batch = [];
    characters = 0;
  };
  for await (const record of readBackup(folder)) {
    const size = JSON.stringify(record).length;
    if (characters + size > mostCharacters || batch.length === mostRecords) await flush();
    batch.push(record);
    characters += size;
  }
  await flush();
  return note;
}
