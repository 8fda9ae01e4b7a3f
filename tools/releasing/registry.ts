// `npm run registry -w shell`: puts shell/deployment/ into the site of the shell, without a release.
import { deployedSite, deployment, deploymentFolder } from './appSite';
import { publishDeployment } from './deployment';
import { explain } from '../running/runCommand';

function run() {
  const areas = Object.entries(deployment()).map(([area, entry]) => `  ${area}: ${entry}`);
  publishDeployment(deploymentFolder, deployedSite('shell').folder);
  console.log(['The registry is in place:', ...areas].join('\n'));
  console.log('To deploy it: npx firebase deploy --only hosting:shell');
}

explain(Promise.resolve().then(run));
