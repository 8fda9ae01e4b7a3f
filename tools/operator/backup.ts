// `npm run backup -- FOLDER --project green-valley`: every record of the project, into a new folder.
import path from 'node:path';
import { runCommand } from '../running/runCommand';
import { askedProject } from './askedProject';
import { reachFirestore } from './reachProject';
import { writeBackup } from './writeBackup';

async function backUp(folder: string, asked: string | undefined) {
  const place = path.resolve(folder);
  const id = askedProject(asked);
  await reachFirestore();
  const { project, records, takenAt } = await writeBackup(id, place, console.log);
  console.log(`${records} records of ${project}, as they were at ${takenAt}, are in ${place}.`);
  console.log('They were read back and counted.');
  console.log('The accounts are not among them: npx firebase auth:export (docs/operations.md).');
}

runCommand({
  usage: 'npm run backup -- FOLDER --project ID',
  takes: ['FOLDER'],
  options: { project: { type: 'string' } },
  run: ({ project }, [folder = '']) => backUp(folder, project),
});
