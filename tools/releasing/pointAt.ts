import path from 'node:path';
import { copyInOneStep, type Disk, writeInOneStep } from './disk';
import { filesIn, readText } from './files';
import { ReleaseRefusedError } from './ReleaseRefusedError';
import { releaseFolder } from './layout';
import { findBefore, findDamage, type Site } from './site';

/**
 * Serves a release from now on. The pointer moves last. Interrupted before that, the site serves what
 * it did, except for what may have gone ahead of the pointer: the pointer to the release before, and
 * documents of this release, each of them whole.
 * @param before what the pointer to the release before leads to
 * @throws ReleaseRefusedError when the release is not whole
 */
export function pointAt(
  site: Site,
  release: string,
  onto: Disk,
  before = findBefore(site, release),
): void {
  const { folder, layout } = site;
  const damage = findDamage(site, release);
  if (damage.length > 0) {
    throw new ReleaseRefusedError(`${layout.app} ${release} is not whole: ${damage.join(', ')}.`);
  }
  // Its caching, by a rule of firebase.json, is that of every answer for a file that is gone.
  copyInOneStep(onto, path.join(__dirname, '404.html'), path.join(folder, '404.html'));
  if (layout.previousPointer !== null) {
    const file = path.join(folder, layout.previousPointer);
    if (before === null) onto.remove(file);
    else writeInOneStep(onto, file, pointerTo(site, before, layout.previousPointer));
  }
  moveFollowers(site, release, onto);
  writeInOneStep(onto, path.join(folder, layout.pointer), pointerTo(site, release, layout.pointer));
}

/** What follows the pointer to the root of the site; what another release had there goes. */
function moveFollowers({ folder, layout }: Site, release: string, onto: Disk): void {
  const ownFolder = releaseFolder(release);
  const followers = filesIn(folder, ownFolder)
    .map((file) => path.posix.relative(ownFolder, file))
    .filter((file) => layout.followsPointer(file));
  for (const file of followers) {
    copyInOneStep(onto, path.join(folder, ownFolder, file), path.join(folder, file));
  }
  for (const file of filesIn(folder)) {
    const isLeftOver =
      layout.followsPointer(file) &&
      !followers.includes(file) &&
      !/^(builds\/|404\.html$)/.test(file);
    if (isLeftOver) onto.remove(path.join(folder, file));
  }
}

function pointerTo({ folder, layout }: Site, release: string, file: string): string {
  const built = readText(path.join(folder, releaseFolder(release), layout.pointer));
  if (built === null) throw new ReleaseRefusedError(`${layout.app} ${release} is not there.`);
  return layout.pointInto(release, built, file);
}
