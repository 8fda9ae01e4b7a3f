// `npm run restore -w remote-staff`: fetches what is deployed, before a release or a rollback on a
// machine that has not made the last one.
import { runCommand } from '../running/runCommand';
import { deployedAddress, deployedSite, toSiteName } from './appSite';
import { restoreSite } from './restoreSite';
import { findCurrent } from './site';

async function restore(app: string | undefined) {
  const name = toSiteName(app);
  const site = deployedSite(name);
  const address = deployedAddress(name);
  const restored = await restoreSite({ site, address, say: console.log });
  if (restored.length === 0) {
    console.log(`Nothing is deployed at ${address} yet.`);
    return;
  }
  console.log(`${address} holds ${restored.join(', ')} and serves ${findCurrent(site) ?? ''}.`);
}

runCommand({
  usage: 'npm run restore -w APP',
  takes: ['APP'],
  options: {},
  run: (_none, [app]) => restore(app),
});
