import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Disk } from './disk';
import { filesIn } from './files';
import { findBefore, findCurrent, findRecord, listReleases, type Site } from './site';
import { writeListing } from './writeListing';

/**
 * Removes what no release needs that is kept: the newest `keep` besides the current one, and always
 * the one before that. It also clears away what an interrupted release has left.
 */
export function removeOldReleases(site: Site, keep: number, onto: Disk): void {
  const all = listReleases(site);
  const current = findCurrent(site);
  if (current === null) return;
  const older = all.filter((release) => release !== current);
  const newest = older.slice(Math.max(0, older.length - keep));
  const kept = new Set([current, findBefore(site, current), ...newest]);
  const staying = all.filter((release) => kept.has(release));
  if (staying.length < all.length) writeListing(site, staying, onto);

  const builds = path.join(site.folder, 'builds');
  for (const release of existsSync(builds) ? readdirSync(builds) : []) {
    if (!staying.includes(release)) onto.remove(path.join(builds, release));
  }
  const needed = new Set(
    staying.flatMap((release) => Object.keys(findRecord(site, release)?.files ?? {})),
  );
  for (const file of filesIn(site.folder, 'assets')) {
    if (!needed.has(file)) onto.remove(path.join(site.folder, file));
  }
}
