// `npm run rollback -w remote-staff`: serves the release that was served before.
//   -- --to=1.4.1-9f3c1a20   that one, older or newer, of those that the site holds
//   -- --local               in the site that `npm start` serves on this machine
import path from 'node:path';
import { keepPolicy } from '../building/keepPolicy';
import { runCommand } from '../running/runCommand';
import { deployedSite, deployment, deploymentFolder, localSite, toSiteName } from './appSite';
import { publishDeployment } from './deployment';
import { releaseFolder } from './layout';
import { rollBack } from './rollBackApp';

function rollback(app: string | undefined, asked: { to: string | undefined; local: boolean }) {
  const name = toSiteName(app);
  const site = asked.local ? localSite(name) : deployedSite(name);
  const { from, to } = rollBack({ site, to: asked.to });
  if (name === 'shell' && !asked.local) {
    // The documents of that release, under the policy that names what stands in them.
    keepPolicy(path.join(site.folder, releaseFolder(to)), console.log, false);
    deployment();
    publishDeployment(deploymentFolder, site.folder);
  }
  console.log(`${site.layout.app} is back from ${from} at ${to}.`);
  if (!asked.local) console.log(`To deploy it: npx firebase deploy --only hosting:${name}`);
}

runCommand({
  usage: 'npm run rollback -w APP -- [--to=RELEASE] [--local]',
  takes: ['APP'],
  options: { to: { type: 'string' }, local: { type: 'boolean', default: false } },
  run: ({ to, local }, [app]) => rollback(app, { to, local }),
});
