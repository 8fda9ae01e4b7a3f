// `npm run restore-backup -- FOLDER --project green-valley`: puts a backup into an empty project.
//   --overwrite           into one that holds records: those of the same place are replaced, others stay
//   --as-far-as-it-goes   of a backup that was cut short, what is left of it
import path from 'node:path';
import { runCommand } from '../running/runCommand';
import { askedProject } from './askedProject';
import { putBackup, type PutOptions } from './putBackup';

async function restore(folder: string, asked: string | undefined, options: PutOptions) {
  const project = askedProject(asked);
  const { note, records, missing } = await putBackup(project, path.resolve(folder), options);
  const from = note ? ` of ${note.project} (${note.takenAt})` : '';
  console.log(`${records} records${from} are in ${project}.`);
  if (missing !== 0) console.log(`${missing ?? 'Others'} are missing: the backup was cut short.`);
}

runCommand({
  usage: 'npm run restore-backup -- FOLDER --project ID [--overwrite] [--as-far-as-it-goes]',
  takes: ['FOLDER'],
  options: {
    project: { type: 'string' },
    overwrite: { type: 'boolean', default: false },
    'as-far-as-it-goes': { type: 'boolean', default: false },
  },
  run: ({ project, overwrite, 'as-far-as-it-goes': asFarAsItGoes }, [folder = '']) =>
    restore(folder, project, { overwrite, asFarAsItGoes, say: console.log }),
});
