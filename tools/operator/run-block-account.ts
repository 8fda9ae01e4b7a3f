// `npm run block-account -- asha@example.org --project green-valley`: nobody can sign in with the account any
// more, and what is signed in reads and writes nothing from its next request on. With --unblock it is opened again.
import { parseArgs } from 'node:util';
import { explain } from '../releasing/explain';
import { askedProject } from './asked-project';
import { blockAccount } from './block-account';
import { openProject } from './open-project';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: { project: { type: 'string' }, unblock: { type: 'boolean', default: false } },
});

async function run() {
  const [address] = positionals;
  if (!address) throw new Error('Say whom: npm run block-account -- ADDRESS --project ID');
  const project = openProject(askedProject(asked.project));
  const { name } = await blockAccount(project, address, !asked.unblock);
  console.log(`The account of ${name} is ${asked.unblock ? 'open again' : 'blocked'}.`);
  await project.close();
}

explain(run());
