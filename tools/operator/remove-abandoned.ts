// `npm run remove-abandoned -- --project green-valley`: removes documents that were sent and never submitted.
//   --dry-run   says what it would remove, and removes nothing
//   --days 14   leaves what was written within so many days; seven unless told otherwise
import { parseArgs } from 'node:util';
import { explain } from '../releasing/explain';
import { removeAbandoned } from './abandoned-uploads';
import { askedProject } from './asked-project';
import { openProject } from './open-project';

const { values: asked } = parseArgs({
  options: {
    project: { type: 'string' },
    days: { type: 'string', default: '7' },
    'dry-run': { type: 'boolean', default: false },
  },
});

async function run() {
  const days = Number(asked.days);
  if (!Number.isInteger(days) || days < 1) throw new Error('Say --days as a whole number from 1.');
  const project = openProject(askedProject(asked.project));
  const isDry = asked['dry-run'];
  const before = new Date(Date.now() - days * 86_400_000);
  const { chunks, applications, announcements } = await removeAbandoned(project.firestore, {
    before,
    isDry,
  });
  console.log(
    `${isDry ? 'Would remove' : 'Removed'} ${chunks} chunks of ${applications} applications and ` +
      `${announcements} announcements of documents, all older than ${days} days.`,
  );
  await project.close();
}

explain(run());
