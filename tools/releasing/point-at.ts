import path from 'node:path';
import { copyInOneStep, type Disk, writeInOneStep } from './disk';
import { readText } from './files';
import { ReleaseRefusedError } from './ReleaseRefusedError';
import { releaseFolder } from './layout';
import { findBefore, findDamage, type Site } from './site';

/**
 * Serves a release from now on. The pointer to the release before is moved first: interrupted between
 * the two, the site serves what it did, and an older build behind it.
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
  writeInOneStep(onto, path.join(folder, layout.pointer), pointerTo(site, release, layout.pointer));
}

function pointerTo({ folder, layout }: Site, release: string, file: string): string {
  const built = readText(path.join(folder, releaseFolder(release), layout.pointer));
  if (built === null) throw new ReleaseRefusedError(`${layout.app} ${release} is not there.`);
  return layout.pointInto(release, built, file);
}
