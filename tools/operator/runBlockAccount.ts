// `npm run block-account -- asha@example.org --project green-valley`: nobody can sign in with the account any
// more, and what is signed in reads and writes nothing from its next request on. With --unblock it is opened again.
import { runCommand } from '../running/runCommand';
import { askedProject } from './askedProject';
import { blockAccount } from './blockAccount';
import { reachProject } from './reachProject';

async function block(address: string, asked: string | undefined, isBlocked: boolean) {
  const project = await reachProject(askedProject(asked));
  const { name } = await blockAccount(project, address, isBlocked);
  console.log(`The account of ${name} is ${isBlocked ? 'blocked' : 'open again'}.`);
  await project.close();
}

runCommand({
  usage: 'npm run block-account -- ADDRESS --project ID [--unblock]',
  takes: ['ADDRESS'],
  options: { project: { type: 'string' }, unblock: { type: 'boolean', default: false } },
  run: ({ project, unblock }, [address = '']) => block(address, project, !unblock),
});
