import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn, hashOfFile, readText, writeWhole } from './files';
import { releaseFolder, releaseName } from './layout';
import { serveCanary, serveRelease } from './serveRelease';
import {
  findBefore,
  findCanary,
  findCurrent,
  findRecord,
  findRolledBack,
  listReleases,
  recordFile,
  type ReleaseRecord,
  type Site,
  writeListing,
} from './site';

interface ReleaseOptions {
  site: Site;
  /** The build, as webpack left it. */
  dist: string;
  /** How many releases to retain besides the current one. The previous one is always retained. */
  keep?: number;
  /** Serves it as the canary build: the current release does not change. */
  isCanary?: boolean;
}

/**
 * Adds a build to the older ones and serves it. After an interruption it can be run again.
 * @returns the name of the release
 * @throws Error if the release would break something: the served files are then unchanged
 */
export function makeRelease({ site, dist, keep = 5, isCanary = false }: ReleaseOptions): string {
  const { folder, layout } = site;
  const build = findBuild(site, dist);
  const release = releaseName(build);
  const earlier = listReleases(site);
  if (earlier.includes(release)) {
    throw new Error(
      `${layout.app} ${release} has been released before. To serve it again: npm run rollback -w ${layout.app} -- --to=${release}`,
    );
  }
  layout.refuseUnfit(dist);

  const before = findCurrent(site);
  if (isCanary && (before === null || !layout.hasSeveral)) {
    const why = before === null ? 'has no release yet' : 'can have no canary build';
    throw new Error(`${layout.app} ${why}. Release it without --canary.`);
  }
  const releasedAt = new Date().toISOString();
  const record: ReleaseRecord = { build, releasedAt, before, files: {} };
  // The remains of an interrupted release.
  rmSync(path.join(folder, releaseFolder(release)), { recursive: true, force: true });
  for (const file of filesIn(dist)) {
    const place = layout.place(release, file);
    const built = path.join(dist, file);
    const hash = hashOfFile(built) ?? '';
    record.files[place] = hash;
    if (hashOfFile(path.join(folder, place)) !== hash) cpSync(built, path.join(folder, place));
  }
  writeWhole(path.join(folder, recordFile(release)), JSON.stringify(record));

  if (isCanary) serveCanary(site, release);
  else serveRelease(site, release, before);
  writeListing(site, [...earlier, release]);
  removeOldReleases(site, keep);
  return release;
}

/** The version of the build in a folder, such as '1.4.2+9f3c1a20'. */
export function findBuild({ layout }: Site, dist: string): string {
  const manifest = readText(path.join(dist, layout.currentManifest));
  const build = manifest === null ? null : layout.buildOf(manifest);
  if (build === null) {
    throw new Error(`${dist} holds no build of ${layout.app}. Make it with npm run build.`);
  }
  return build;
}

/**
 * Removes what no retained release needs. Retained are the newest `keep` besides the current one, and always the previous
 * one and the canary build. Releases that were rolled back do not count, because open tabs may still run them: the newest
 * `keep` of them stay as well, as long as an older good one does.
 */
function removeOldReleases(site: Site, keep: number): void {
  const all = listReleases(site);
  const current = findCurrent(site);
  if (current === null) return;
  const rolledBack = findRolledBack(site);
  const older = all.filter((release) => release !== current);
  const good = new Set([
    current,
    findBefore(site, current),
    findCanary(site),
    ...newest(
      older.filter((release) => !rolledBack.has(release)),
      keep,
    ),
  ]);
  const oldest = all.findIndex((release) => good.has(release));
  const bad = older.filter((release) => rolledBack.has(release) && all.indexOf(release) > oldest);
  const kept = new Set([...good, ...newest(bad, keep)]);
  const staying = all.filter((release) => kept.has(release));
  if (staying.length < all.length) writeListing(site, staying);

  const builds = path.join(site.folder, 'builds');
  for (const release of existsSync(builds) ? readdirSync(builds) : []) {
    if (!staying.includes(release)) rmSync(path.join(builds, release), { recursive: true });
  }
  const needed = new Set(
    staying.flatMap((release) => Object.keys(findRecord(site, release)?.files ?? {})),
  );
  for (const file of filesIn(site.folder, 'assets')) {
    if (!needed.has(file)) rmSync(path.join(site.folder, file));
  }
}

function newest(releases: readonly string[], count: number): string[] {
  return releases.slice(Math.max(0, releases.length - count));
}
