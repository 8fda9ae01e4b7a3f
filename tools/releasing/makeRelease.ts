import path from 'node:path';
import { copyInOneStep, disk, type Disk } from './disk';
import { filesIn, hashOfFile, readText } from './files';
import { releaseFolder, releaseName } from './layout';
import { pointAt } from './pointAt';
import { ReleaseRefusedError } from './ReleaseRefusedError';
import { removeOldReleases } from './removeOldReleases';
import { findCurrent, listReleases, recordFile, type ReleaseRecord, type Site } from './site';
import { writeListing } from './writeListing';

interface ReleaseOptions {
  site: Site;
  /** The build, as webpack left it. */
  dist: string;
  /** How many releases stay besides the current one. The one before it always does. */
  keep?: number;
  now?: Date;
  onto?: Disk;
}

/** Where a release is put together. A dot file is never deployed. */
const unfinished = '.unfinished-release';

/**
 * Puts a build beside the older ones and serves it. Until the pointer has moved, in one step and at
 * the end, the site serves what it did, whatever interrupts this; a second try then completes it.
 * @returns the name of the release
 * @throws ReleaseRefusedError
 */
export function makeRelease({
  site,
  dist,
  keep = 5,
  now = new Date(),
  onto = disk,
}: ReleaseOptions): string {
  const { folder, layout } = site;
  const build = findBuild(site, dist);
  const release = releaseName(build);
  const earlier = listReleases(site);
  if (earlier.includes(release)) {
    throw new ReleaseRefusedError(
      `${layout.app} ${release} has been released before. To serve it again: npm run rollback -w ${layout.app} -- --to=${release}`,
    );
  }
  layout.refuseUnfit(dist);

  const before = findCurrent(site);
  const record: ReleaseRecord = { build, releasedAt: now.toISOString(), before, files: {} };
  const draft = path.join(folder, unfinished);
  const ownFolder = releaseFolder(release);
  onto.remove(draft);
  for (const file of filesIn(dist)) {
    const place = layout.place(release, file);
    const built = path.join(dist, file);
    const hash = hashOfFile(built) ?? '';
    record.files[place] = hash;
    if (place.startsWith(`${ownFolder}/`)) {
      onto.copy(built, path.join(draft, place.slice(ownFolder.length)));
    } else if (hashOfFile(path.join(folder, place)) !== hash) {
      copyInOneStep(onto, built, path.join(folder, place));
    }
  }
  onto.write(path.join(draft, path.basename(recordFile(release))), JSON.stringify(record));
  // Left by a try that was interrupted here.
  onto.remove(path.join(folder, ownFolder));
  onto.move(draft, path.join(folder, ownFolder));

  pointAt(site, release, onto, before);
  writeListing(site, [...earlier, release], onto);
  removeOldReleases(site, keep, onto);
  return release;
}

/** The build in a folder, such as '1.4.2+9f3c1a20'. */
export function findBuild({ layout }: Site, dist: string): string {
  const pointer = readText(path.join(dist, layout.pointer));
  const build = pointer === null ? null : layout.buildOf(pointer);
  if (build === null) {
    throw new ReleaseRefusedError(
      `${dist} holds no build of ${layout.app}. Make it with npm run build.`,
    );
  }
  return build;
}
