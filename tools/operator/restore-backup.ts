// `npm run restore-backup -- FOLDER --project green-valley`: puts a backup into an empty project.
//   --overwrite   into one that holds records: those of the same place are replaced, others stay
import path from 'node:path';
import { parseArgs } from 'node:util';
import { explain } from '../releasing/explain';
import { askedProject } from './asked-project';
import { putBackup } from './put-backup';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' }, overwrite: { type: 'boolean', default: false } },
});

async function run() {
  const [folder] = positionals;
  if (!folder) throw new Error('Say where from: npm run restore-backup -- FOLDER --project ID');
  const project = askedProject(asked.project);
  const note = await putBackup(project, path.resolve(folder), {
    overwrite: asked.overwrite,
    say: console.log,
  });
  console.log(`${note.records} records of ${note.project} (${note.takenAt}) are in ${project}.`);
}

explain(run());
