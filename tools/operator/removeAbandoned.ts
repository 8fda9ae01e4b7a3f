// `npm run remove-abandoned -- --project green-valley`: removes documents that were sent and never submitted.
//   --dry-run   says what it would remove, and removes nothing
//   --days 14   leaves what was written within so many days; seven unless told otherwise
import { runCommand } from '../running/runCommand';
import { removeAbandoned } from './abandonedUploads';
import { askedProject } from './askedProject';
import { reachProject } from './reachProject';

async function remove(asked: string | undefined, daysAsked: string, isDry: boolean) {
  const days = Number(daysAsked);
  if (!Number.isInteger(days) || days < 1) throw new Error('Say --days as a whole number from 1.');
  const project = await reachProject(askedProject(asked));
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

runCommand({
  usage: 'npm run remove-abandoned -- --project ID [--days 7] [--dry-run]',
  takes: [],
  options: {
    project: { type: 'string' },
    days: { type: 'string', default: '7' },
    'dry-run': { type: 'boolean', default: false },
  },
  run: ({ project, days, 'dry-run': isDry }) => remove(project, days, isDry),
});
