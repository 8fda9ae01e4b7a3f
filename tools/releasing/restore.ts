// `npm run restore -w remote-staff`: fetches what is deployed, before a release or a rollback on a
// machine that has not made the last one.
import { parseArgs } from 'node:util';
import { deployedAddress, deployedSite, toSiteName } from './app-site';
import { explain } from './explain';
import { restoreSite } from './restore-site';
import { findCurrent } from './site';

const { positionals } = parseArgs({ allowPositionals: true });

async function run() {
  const name = toSiteName(positionals[0]);
  const site = deployedSite(name);
  const address = deployedAddress(name);
  const restored = await restoreSite({ site, address, say: console.log });
  if (restored.length === 0) {
    console.log(`Nothing is deployed at ${address} yet.`);
    return;
  }
  console.log(`${address} holds ${restored.join(', ')} and serves ${findCurrent(site) ?? ''}.`);
}

explain(run());
