// `npm run grant-admin -- asha@example.org --project green-valley`: makes somebody who has registered an
// administrator. Needed once, for the first: further ones are made in the portal.
import { parseArgs } from 'node:util';
import { explain } from '../releasing/explain';
import { askedProject } from './asked-project';
import { makeAdmin } from './make-admin';
import { openProject } from './open-project';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' } },
});

async function run() {
  const [address] = positionals;
  if (!address) throw new Error('Say whom: npm run grant-admin -- ADDRESS --project ID');
  const project = openProject(askedProject(asked.project));
  const { name, wasAdmin, isConfirmed } = await makeAdmin(project, address);
  console.log(`${name} ${wasAdmin ? 'has been' : 'is now'} an administrator of ${project.id}.`);
  if (!isConfirmed) {
    console.log(
      `The address ${address} is not confirmed yet: the rights take effect once it is, by the link in the mail.`,
    );
  }
  await project.close();
}

explain(run());
