import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn, readText, writeWhole } from './files';
import { releaseFolder, ReleaseRefusedError } from './layout';
import { findBefore, findCanary, findCurrent, findDamage, type Site } from './site';

/**
 * Serves a release from now on, also to those who get a canary build while there is none. The current manifest is written last: interrupted before that, the site
 * still serves the release that it did.
 * @param before the release that `previousManifest` is of
 * @throws ReleaseRefusedError when the release is not whole
 */
export function serveRelease(
  site: Site,
  release: string,
  before = findBefore(site, release),
): void {
  const { folder, layout } = site;
  refuseDamaged(site, release);
  // Its caching, by a rule of firebase.json, is that of every answer for a file that is gone.
  copyFileSync(path.join(__dirname, '404.html'), path.join(folder, '404.html'));
  if (layout.previousManifest !== null) {
    const file = path.join(folder, layout.previousManifest);
    if (before === null) rmSync(file, { force: true });
    else writeWhole(file, manifestOf(site, before, layout.previousManifest));
  }
  serveAtRoot(site, release);
  const canary = findCanary(site);
  if (canary !== null && canary === findCurrent(site)) serveCanary(site, release);
  const { currentManifest } = layout;
  writeWhole(path.join(folder, currentManifest), manifestOf(site, release, currentManifest));
}

/**
 * Serves a release as the canary build from now on.
 * @throws ReleaseRefusedError when the release is not whole, or the app can have no canary build
 */
export function serveCanary(site: Site, release: string): void {
  const { app, canaryManifest } = site.layout;
  if (canaryManifest === null) throw new ReleaseRefusedError(`${app} can have no canary build.`);
  refuseDamaged(site, release);
  writeWhole(path.join(site.folder, canaryManifest), manifestOf(site, release, canaryManifest));
}

function refuseDamaged(site: Site, release: string): void {
  const damage = findDamage(site, release);
  if (damage.length === 0) return;
  throw new ReleaseRefusedError(
    `${site.layout.app} ${release} is not whole: ${damage.join(', ')}.`,
  );
}

/** Puts the documents of a release at the root of the site; those of another release go. */
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
  if (built === null) throw new ReleaseRefusedError(`${layout.app} ${release} is not there.`);
  return layout.manifestAt(release, built, file);
}
