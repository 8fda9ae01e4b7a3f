// `npm run grant-admin -- asha@example.org --project green-valley`: makes somebody who has registered an
// administrator. Needed once, for the first: further ones are made in the portal.
import { runCommand } from '../running/runCommand';
import { askedProject } from './askedProject';
import { makeAdmin } from './makeAdmin';
import { reachProject } from './reachProject';

async function grantAdmin(address: string, asked: string | undefined) {
  const project = await reachProject(askedProject(asked));
  const { name, wasAdmin, isConfirmed } = await makeAdmin(project, address);
  console.log(`${name} ${wasAdmin ? 'has been' : 'is now'} an administrator of ${project.id}.`);
  if (!isConfirmed) {
    console.log(
      `The address ${address} is not confirmed yet: the rights take effect once it is, by the link in the mail.`,
    );
  }
  await project.close();
}

runCommand({
  usage: 'npm run grant-admin -- ADDRESS --project ID',
  takes: ['ADDRESS'],
  options: { project: { type: 'string' } },
  run: ({ project }, [address = '']) => grantAdmin(address, project),
});
