// `npm run set-up -- --project green-valley`: the services and the settings that a council begins with.
// It can be run again: what is there stays as it is.
import { runCommand } from '../running/runCommand';
import { askedProject } from './askedProject';
import { putUsualRecords } from './usualRecords';
import { reachProject } from './reachProject';

async function setUp(asked: string | undefined) {
  const project = await reachProject(askedProject(asked));
  const { services, settings } = await putUsualRecords(project.firestore);
  console.log(
    services > 0
      ? `${services} services were put in.`
      : 'There are services already: left as they are.',
  );
  console.log(
    settings ? 'The usual settings were put in.' : 'There are settings already: left as they are.',
  );
  await project.close();
}

runCommand({
  usage: 'npm run set-up -- --project ID',
  takes: [],
  options: { project: { type: 'string' } },
  run: ({ project }) => setUp(project),
});
