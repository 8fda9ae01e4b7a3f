// `npm run gate`: checks that the built areas run in the shells that people have open.
//   -- staff         only that area
//   -- --served      only the currently served shell, without earlier ones that people may still have open
//   -- --deployed    the deployed areas and their canary builds, before this shell is deployed
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { areas as all, type SiteName } from '../building/apps';
import { appFolder, deployment, deploymentFolder, toSiteName } from '../releasing/appSite';
import { readCanaries } from '../releasing/deployment';
import { findApiBreaks, manifestSchema, type ShellOffer } from '../releasing/remoteApi';
import { fetchDeployed } from '../releasing/restoreSite';
import { ownOffer, servedOffers, shellOffers } from '../releasing/shellOffers';
import { readJson } from '../root';
import { explain } from '../running/runCommand';

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deployed: { type: 'boolean', default: false },
    served: { type: 'boolean', default: false },
  },
});

async function run() {
  const areas = (positionals.length > 0 ? positionals : all).map(toSiteName);
  const known = asked.served ? servedOffers() : shellOffers();
  const offers = asked.deployed ? [ownOffer()] : known;
  const breaks = await Promise.all(areas.map((area) => check(area, offers)));
  if (breaks.flat().length > 0) throw new Error(breaks.flat().join('\n'));
  console.log(`${areas.join(', ')}: fit ${offers.map(({ shell }) => shell).join(', ')}.`);
}

async function check(area: SiteName, offers: readonly ShellOffer[]): Promise<string[]> {
  const manifests = asked.deployed ? await readDeployed(area) : [readBuilt(area)];
  return manifests.flatMap((found) => {
    const manifest = v.safeParse(manifestSchema, found);
    if (manifest.success) return findApiBreaks(area, manifest.output, offers);
    return [
      `The manifest of remote-${area} cannot be read: ${v.summarize(manifest.issues)}. Was it built with webpack.shared.js?`,
    ];
  });
}

function readBuilt(area: SiteName): unknown {
  try {
    return readJson(path.join(appFolder(area), 'dist/mf-manifest.json'));
  } catch (cause) {
    throw new Error(`There is no build of remote-${area}. Make it with npm run build.`, { cause });
  }
}

/** The manifests of the area's build and of its canary build, if the registry names one. */
async function readDeployed(area: SiteName): Promise<unknown[]> {
  const current = deployment()[area];
  if (current === undefined) throw new Error(`The registry does not list '${area}'.`);
  const canary = readCanaries(deploymentFolder)[area];
  const found: unknown[] = [];
  for (const address of canary === undefined ? [current] : [current, canary]) {
    const manifest = await fetchDeployed(address);
    if (manifest !== null) found.push(JSON.parse(manifest.toString()));
    else console.log(`remote-${area} is not deployed at ${address} yet.`);
  }
  return found;
}

explain(run());
