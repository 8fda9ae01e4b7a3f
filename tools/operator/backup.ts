// `npm run backup -- FOLDER --project green-valley`: every record of the project, into a new folder.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { explain } from '../releasing/explain';
import { askedProject } from './asked-project';
import { writeBackup } from './write-backup';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' } },
});

async function run() {
  const [folder] = positionals;
  if (!folder) throw new Error('Say where to: npm run backup -- FOLDER --project ID');
  const place = path.resolve(folder);
  const { project, records, takenAt } = await writeBackup(
    askedProject(asked.project),
    place,
    console.log,
  );
  console.log(`${records} records of ${project}, as they were at ${takenAt}, are in ${place}.`);
  console.log('The accounts are not among them: npx firebase auth:export (docs/operations.md).');
}

explain(run());
