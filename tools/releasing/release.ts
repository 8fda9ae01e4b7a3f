// `npm run release -w remote-staff`: puts the build into the site of the app and serves it from there.
//   -- --build     build it first; done anyway where there is no build
//   -- --dist=…    that build, and not the one in the folder of the app
//   -- --keep=5    how many releases stay besides the current one
//   -- --canary    serve it as the canary build; the current release stays what it is
//   -- --first     nothing was ever deployed: where the address does not answer, go on all the same
//   -- --served    it need not fit older shells than the one that is served: their visitors keep the build before
//   -- --local     the site that `npm start` serves on this machine, not the one that is deployed
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SiteName } from '../building/apps';
import { buildApps } from '../building/buildApps';
import { runCommand } from '../running/runCommand';
import {
  appFolder,
  deployedAddress,
  deployedSite,
  deploymentFolder,
  localSite,
  toApp,
  toSiteName,
} from './appSite';
import { publishDeployment } from './deployment';
import { makeRelease } from './makeRelease';
import { refuseUnrestored } from './refuseUnrestored';
import { noteServedShell, servedOffers, shellOffers } from './shellOffers';

interface Asked {
  build: boolean;
  canary: boolean;
  dist?: string | undefined;
  first: boolean;
  keep: string;
  local: boolean;
  served: boolean;
}

async function release(app: string | undefined, asked: Asked) {
  const name = toSiteName(app);
  const keep = Number(asked.keep);
  if (!Number.isInteger(keep) || keep < 0) throw new Error(`--keep=${asked.keep} is no number.`);
  const offers = asked.served ? servedOffers() : shellOffers();
  const site = asked.local ? localSite(name) : deployedSite(name, offers);
  if (!asked.local) {
    await refuseUnrestored({ site, address: deployedAddress(name), isFirst: asked.first });
  }
  const dist = path.resolve(asked.dist ?? path.join(appFolder(name), 'dist'));
  if (
    asked.dist === undefined &&
    (asked.build || !existsSync(path.join(dist, site.layout.currentManifest)))
  ) {
    await build(name, asked.local);
  }

  const made = makeRelease({ site, dist, keep, isCanary: asked.canary });
  if (name === 'shell' && !asked.local) {
    publishDeployment(deploymentFolder, site.folder);
    noteServedShell(site);
  }
  const what = asked.canary ? ' as the canary build' : '';
  console.log(`${site.layout.app} ${made} is what ${site.folder} serves${what}.`);
  if (!asked.local) console.log(`To deploy it: npx firebase deploy --only hosting:${name}`);
}

/** As `npm run build -w …` does, for the place where it is to be served. */
async function build(name: SiteName, isLocal: boolean) {
  if (!isLocal) process.env.PORTAL_REGISTRY ??= path.join(deploymentFolder, 'remotes.json');
  await buildApps({ which: toApp(name), say: console.log });
}

runCommand({
  usage:
    'npm run release -w APP -- [--build] [--canary] [--dist=FOLDER] [--keep=5] [--first] [--local] [--served]',
  takes: ['APP'],
  options: {
    build: { type: 'boolean', default: false },
    canary: { type: 'boolean', default: false },
    dist: { type: 'string' },
    keep: { type: 'string', default: '5' },
    first: { type: 'boolean', default: false },
    local: { type: 'boolean', default: false },
    served: { type: 'boolean', default: false },
  },
  run: (asked, [app]) => release(app, asked),
});
