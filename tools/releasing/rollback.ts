// `npm run rollback -w remote-staff`: serves the release that was served before.
//   -- --to=1.4.1-9f3c1a20   that one, older or newer, of those that the site holds
//   -- --canary              takes the canary build back, and nothing else
//   -- --local               in the site that `npm start` serves on this machine
import path from 'node:path';
import { keepPolicy } from '../building/keepPolicy';
import { runCommand } from '../running/runCommand';
import {
  deployedAddress,
  deployedSite,
  deployment,
  deploymentFolder,
  localSite,
  toSiteName,
} from './appSite';
import { publishDeployment } from './deployment';
import { root } from '../root';
import { releaseFolder } from './layout';
import { refuseUnrestored } from './refuseUnrestored';
import { endCanary, rollBack } from './rollBackApp';
import { noteServedShell, releasedOffersFile } from './shellOffers';
import type { Site } from './site';

async function rollback(
  app: string | undefined,
  asked: { to: string | undefined; canary: boolean; local: boolean },
) {
  const name = toSiteName(app);
  const site = asked.local ? localSite(name) : deployedSite(name);
  if (!asked.local) {
    await refuseUnrestored({ site, address: deployedAddress(name), mayServeAnother: true });
  }
  const { from, to } = asked.canary ? endCanary(site) : rollBack({ site, to: asked.to });
  if (name === 'shell' && !asked.local) {
    // The documents of that release, under the policy that names what stands in them.
    keepPolicy(path.join(site.folder, releaseFolder(to)), console.log, false);
    deployment();
    publishDeployment(deploymentFolder, site.folder);
    noteOffer(site, to);
  }
  console.log(`${site.layout.app} is back from ${from} at ${to}.`);
  if (!asked.local) console.log(`To deploy it: npx firebase deploy --only hosting:${name}`);
}

/** The areas that are built from now on have to run in the shell that visitors have. */
function noteOffer(site: Site, release: string) {
  const file = path.relative(root, releasedOffersFile);
  console.log(
    noteServedShell(site)
      ? `${file} says what shell ${release} offers. Commit it: the gate of the areas reads it.`
      : `Nobody noted what shell ${release} offers: the gate of the areas does not know it.`,
  );
}

runCommand({
  usage: 'npm run rollback -w APP -- [--to=RELEASE] [--canary] [--local]',
  takes: ['APP'],
  options: {
    to: { type: 'string' },
    canary: { type: 'boolean', default: false },
    local: { type: 'boolean', default: false },
  },
  run: ({ to, canary, local }, [app]) => rollback(app, { to, canary, local }),
});
