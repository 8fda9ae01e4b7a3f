import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn, readText, writeWhole } from './files';
import { canaryManifest, previousManifest, releaseFolder } from './layout';
import {
  findBefore,
  findCanary,
  findCurrent,
  findDamage,
  listReleases,
  type Site,
  writeListing,
} from './site';

/**
 * Serves a release from now on, also to the visitors of the canary share if there is no canary build. The current manifest is
 * written last: if interrupted before that, the site still serves the old release.
 * @param before the release for the previous manifest
 * @throws Error if files of the release are missing or changed
 */
export function serveRelease(
  site: Site,
  release: string,
  before = findBefore(site, release),
): void {
  const { folder, layout } = site;
  refuseDamaged(site, release);
  // firebase.json sets the same caching for every response to a missing file.
  copyFileSync(path.join(__dirname, '404.html'), path.join(folder, '404.html'));
  const previous = path.join(folder, previousManifest);
  if (before === null) rmSync(previous, { force: true });
  else if (layout.hasSeveral) writeWhole(previous, manifestOf(site, before, previousManifest));
  serveAtRoot(site, release);
  const canary = findCanary(site);
  if (canary !== null && canary === findCurrent(site)) serveCanary(site, release);
  const { currentManifest } = layout;
  writeWhole(path.join(folder, currentManifest), manifestOf(site, release, currentManifest));
}

/**
 * Serves a release as the canary build from now on.
 * @throws Error if files of the release are missing or changed
 */
export function serveCanary(site: Site, release: string): void {
  refuseDamaged(site, release);
  writeWhole(path.join(site.folder, canaryManifest), manifestOf(site, release, canaryManifest));
}

interface RollBackOptions {
  site: Site;
  /** Any release that the site holds, older or newer; by default the previous one. */
  to?: string | undefined;
}

/**
 * Serves another release. Nothing is copied or removed, so that the newer release can be served again.
 * @returns the release that was served, and the one that is served now
 * @throws Error if the change would break something: the served files are then unchanged
 */
export function rollBack({ site, to }: RollBackOptions): { from: string; to: string } {
  const { app } = site.layout;
  const from = findCurrent(site);
  if (from === null) throw new Error(`${app} has not been released yet.`);
  const target = to ?? findBefore(site, from);
  if (target === null) {
    throw new Error(`There is no release before ${from} in the site of ${app}.`);
  }
  if (target === from) throw new Error(`${app} ${from} is what is served.`);
  const known = listReleases(site);
  if (!known.includes(target)) {
    throw new Error(`The site of ${app} does not hold ${target}. It holds ${known.join(', ')}.`);
  }
  // An interrupted release may be served without being listed: after the change, only the list would know it.
  writeListing(site, known);
  serveRelease(site, target);
  return { from, to: target };
}

/**
 * Withdraws the canary build: its share of the visitors gets the current release, and later ones. The
 * release stays in the site.
 * @returns the canary build, and the release that is served instead
 * @throws Error if the change would break something: the served files are then unchanged
 */
export function endCanary(site: Site): { from: string; to: string } {
  const from = findCanary(site);
  const to = findCurrent(site);
  if (from === null || to === null || from === to) {
    throw new Error(`${site.layout.app} has no canary build.`);
  }
  serveCanary(site, to);
  return { from, to };
}

function refuseDamaged(site: Site, release: string): void {
  const damage = findDamage(site, release);
  if (damage.length === 0) return;
  throw new Error(`${site.layout.app} ${release} is not whole: ${damage.join(', ')}.`);
}

/** Copies the documents of a release to the root of the site, and removes those of another release. */
function serveAtRoot({ folder, layout }: Site, release: string): void {
  const ownFolder = releaseFolder(release);
  const served = filesIn(folder, ownFolder)
    .map((file) => path.posix.relative(ownFolder, file))
    .filter((file) => layout.isServedAtRoot(file));
  for (const file of served) {
    writeWhole(path.join(folder, file), readFileSync(path.join(folder, ownFolder, file)));
  }
  for (const file of filesIn(folder)) {
    if (/^(builds\/|404\.html$)/.test(file) || served.includes(file)) continue;
    if (layout.isServedAtRoot(file)) rmSync(path.join(folder, file));
  }
}

function manifestOf({ folder, layout }: Site, release: string, file: string): string {
  const built = readText(path.join(folder, releaseFolder(release), layout.currentManifest));
  if (built === null) throw new Error(`${layout.app} ${release} is not there.`);
  return layout.manifestAt(release, built, file);
}
