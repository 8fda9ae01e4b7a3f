import { ReleaseRefusedError } from './layout';
import { serveCanary, serveRelease } from './serveRelease';
import { findBefore, findCanary, findCurrent, listReleases, type Site, writeListing } from './site';

interface RollBackOptions {
  site: Site;
  /** Any release that the site holds, older or newer; else the one before the current. */
  to?: string | undefined;
}

/**
 * Serves another release. Nothing is copied or removed, so that the way forward is open.
 * @returns what was served and what is now
 * @throws ReleaseRefusedError
 */
export function rollBack({ site, to }: RollBackOptions): { from: string; to: string } {
  const { app } = site.layout;
  const from = findCurrent(site);
  if (from === null) throw new ReleaseRefusedError(`${app} has not been released yet.`);
  const target = to ?? findBefore(site, from);
  if (target === null) {
    throw new ReleaseRefusedError(`There is no release before ${from} in the site of ${app}.`);
  }
  if (target === from) throw new ReleaseRefusedError(`${app} ${from} is what is served.`);
  const known = listReleases(site);
  if (!known.includes(target)) {
    throw new ReleaseRefusedError(
      `The site of ${app} does not hold ${target}. It holds ${known.join(', ')}.`,
    );
  }
  // An interrupted release may be served without being listed: from here on only the list knows it.
  writeListing(site, known);
  serveRelease(site, target);
  return { from, to: target };
}

/**
 * Takes the canary build back: its share of the visitors gets the current release, and those after it. The
 * release stays in the site.
 * @returns what the canary build was, and what is served in its place
 * @throws ReleaseRefusedError
 */
export function endCanary(site: Site): { from: string; to: string } {
  const from = findCanary(site);
  const to = findCurrent(site);
  if (from === null || to === null || from === to) {
    throw new ReleaseRefusedError(`${site.layout.app} has no canary build.`);
  }
  serveCanary(site, to);
  return { from, to };
}
