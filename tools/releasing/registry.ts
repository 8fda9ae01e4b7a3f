// `npm run registry -w shell`: puts shell/deployment/ into the site of the shell, without a release.
//   -- --first    nothing was ever deployed: where the address does not answer, go on all the same
import { runCommand } from '../running/runCommand';
import { deployedAddress, deployedSite, deployment, deploymentFolder } from './appSite';
import { publishDeployment } from './deployment';
import { refuseUnrestored } from './refuseUnrestored';

async function publishRegistry(isFirst: boolean) {
  const areas = Object.entries(deployment()).map(([area, entry]) => `  ${area}: ${entry}`);
  const site = deployedSite('shell');
  const address = deployedAddress('shell');
  await refuseUnrestored({ site, address, isFirst, mayServeAnother: true });
  publishDeployment(deploymentFolder, site.folder);
  console.log(['The registry is in place:', ...areas].join('\n'));
  console.log('To deploy it: npx firebase deploy --only hosting:shell');
}

runCommand({
  usage: 'npm run registry -w shell -- [--first]',
  options: { first: { type: 'boolean', default: false } },
  takes: [],
  run: ({ first }) => publishRegistry(first),
});
