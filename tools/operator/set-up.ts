// `npm run set-up -- --project green-valley`: the services and the settings that a council begins with.
// It can be run again: what is there stays as it is.
import { parseArgs } from 'node:util';
import { explain } from '../releasing/explain';
import { askedProject } from './asked-project';
import { openProject } from './open-project';
import { putUsualRecords } from './put-usual-records';

const { values: asked } = parseArgs({ options: { project: { type: 'string' } } });

async function run() {
  const project = openProject(askedProject(asked.project));
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

explain(run());
