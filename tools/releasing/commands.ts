// The commands of a site (docs/deploy.md): `npm run release -w remote-staff`, and rollback, restore and registry.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteName } from '../building/apps';
import { buildApps } from '../building/buildApps';
import { keepPolicy } from '../building/keepPolicy';
import { root } from '../root';
import { runCommand, runNamed } from '../running/runCommand';
import {
  appFolder,
  deployedAddress,
  deployedSite,
  deployment,
  deploymentFolder,
  localSite,
  toApp,
  toSiteName,
} from './appSite';
import { publishDeployment } from './deployment';
import { releaseFolder } from './layout';
import { makeRelease } from './makeRelease';
import { refuseUnrestored, restoreSite } from './restoreSite';
import { endCanary, rollBack } from './serveRelease';
import { noteServedShell, releasedOffersFile, servedOffers, shellOffers } from './shellOffers';
import { findCurrent } from './site';

const flag = { type: 'boolean', default: false } as const;

function sayHowToDeploy(name: SiteName) {
  console.log(`To deploy it: npx firebase deploy --only hosting:${name}`);
}

runNamed({
  /** Adds the build to the site of the app, and serves it. */
  release: () =>
    runCommand({
      usage:
        'npm run release -w APP -- [--build] [--canary] [--dist=FOLDER] [--keep=5] [--first] [--local] [--served]',
      takes: ['APP'],
      options: {
        // Builds first. Without a build, that is done anyway.
        build: flag,
        // Serves it as the canary build; the current release does not change.
        canary: flag,
        // The folder of the build, instead of the one in the app's folder.
        dist: { type: 'string' },
        // How many releases to retain besides the current one.
        keep: { type: 'string', default: '5' },
        // Nothing was ever deployed: continue even if the address does not respond.
        first: flag,
        // Uses the site that `npm start` serves on this machine, instead of the deployed one.
        local: flag,
        // It need only fit the currently served shell: visitors with older shells get the previous build.
        served: flag,
      },
      async run({ build, canary, dist: given, first, keep: kept, local, served }, [app]) {
        const name = toSiteName(app);
        const keep = Number(kept);
        if (!Number.isInteger(keep) || keep < 0) throw new Error(`--keep=${kept} is no number.`);
        const offers = served ? servedOffers() : shellOffers();
        const site = local ? localSite(name) : deployedSite(name, offers);
        const { app: called, currentManifest } = site.layout;
        if (!local)
          await refuseUnrestored({ site, address: deployedAddress(name), isFirst: first });
        const dist = path.resolve(given ?? path.join(appFolder(name), 'dist'));
        if (given === undefined && (build || !existsSync(path.join(dist, currentManifest)))) {
          // Like `npm run build -w …`, with the registry of the place where it will be served.
          if (!local) process.env.PORTAL_REGISTRY ??= path.join(deploymentFolder, 'remotes.json');
          await buildApps({ which: toApp(name), say: console.log });
        }

        const made = makeRelease({ site, dist, keep, isCanary: canary });
        if (name === 'shell' && !local) {
          publishDeployment(deploymentFolder, site.folder);
          noteServedShell(site);
        }
        const what = canary ? ' as the canary build' : '';
        console.log(`${called} ${made} is what ${site.folder} serves${what}.`);
        if (!local) sayHowToDeploy(name);
      },
    }),

  /** Serves the previous release again. */
  rollback: () =>
    runCommand({
      usage: 'npm run rollback -w APP -- [--to=RELEASE] [--canary] [--local]',
      takes: ['APP'],
      options: {
        // The release to serve, older or newer, of those in the site: 1.4.1-9f3c1a20.
        to: { type: 'string' },
        // Withdraws the canary build, and changes nothing else.
        canary: flag,
        // In the site that `npm start` serves on this machine.
        local: flag,
      },
      async run({ to: asked, canary, local }, [app]) {
        const name = toSiteName(app);
        const site = local ? localSite(name) : deployedSite(name);
        if (!local) {
          await refuseUnrestored({ site, address: deployedAddress(name), mayServeAnother: true });
        }
        const { from, to } = canary ? endCanary(site) : rollBack({ site, to: asked });
        if (name === 'shell' && !local) {
          // The documents of that release need a policy with the hashes of their inline scripts and styles.
          keepPolicy(path.join(site.folder, releaseFolder(to)), console.log, false);
          deployment();
          publishDeployment(deploymentFolder, site.folder);
          // Areas that are built from now on must run in the shell that visitors have.
          console.log(
            noteServedShell(site)
              ? `${path.relative(root, releasedOffersFile)} says what shell ${to} offers. Commit it: the gate of the areas reads it.`
              : `Nobody noted what shell ${to} offers: the gate of the areas does not know it.`,
          );
        }
        console.log(`${site.layout.app} is back from ${from} at ${to}.`);
        if (!local) sayHowToDeploy(name);
      },
    }),

  /** Downloads the deployed site, before a release or a rollback on a machine that did not make the last release. */
  restore: () =>
    runCommand({
      usage: 'npm run restore -w APP',
      takes: ['APP'],
      options: {},
      async run(_none, [app]) {
        const name = toSiteName(app);
        const site = deployedSite(name);
        const address = deployedAddress(name);
        const restored = await restoreSite({ site, address, say: console.log });
        console.log(
          restored.length === 0
            ? `Nothing is deployed at ${address} yet.`
            : `${address} holds ${restored.join(', ')} and serves ${findCurrent(site) ?? ''}.`,
        );
      },
    }),

  /** Copies shell/deployment/ into the site of the shell, without a release. */
  registry: () =>
    runCommand({
      usage: 'npm run registry -w shell -- [--first]',
      takes: [],
      // Nothing was ever deployed: continue even if the address does not respond.
      options: { first: flag },
      async run({ first: isFirst }) {
        const areas = Object.entries(deployment()).map(([area, entry]) => `  ${area}: ${entry}`);
        const site = deployedSite('shell');
        const address = deployedAddress('shell');
        await refuseUnrestored({ site, address, isFirst, mayServeAnother: true });
        publishDeployment(deploymentFolder, site.folder);
        console.log(['The registry is in place:', ...areas].join('\n'));
        sayHowToDeploy('shell');
      },
    }),
});
