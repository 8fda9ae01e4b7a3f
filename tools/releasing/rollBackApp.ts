import { disk, type Disk } from './disk';
import { pointAt } from './pointAt';
import { ReleaseRefusedError } from './ReleaseRefusedError';
import { findBefore, findCurrent, listReleases, type Site } from './site';
import { writeListing } from './writeListing';

interface RollBackOptions {
  site: Site;
  /** Any release that the site holds, older or newer; else the one before the current. */
  to?: string | undefined;
  onto?: Disk;
}

/**
 * Serves another release, in one step. Nothing is copied or removed, so that the way forward is open.
 * @returns what was served and what is now
 * @throws ReleaseRefusedError
 */
export function rollBack({ site, to, onto = disk }: RollBackOptions): { from: string; to: string } {
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
  // An interrupted release may have moved the pointer and listed nothing: from here on only the list knows it.
  writeListing(site, known, onto);
  pointAt(site, target, onto);
  return { from, to: target };
}
