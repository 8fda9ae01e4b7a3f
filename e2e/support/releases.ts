import { randomBytes } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { localSite, appFolder } from '../../tools/releasing/appSite';
import { releaseFolder } from '../../tools/releasing/layout';
import { makeRelease } from '../../tools/releasing/makeRelease';
import { rollBack } from '../../tools/releasing/serveRelease';
import { findCurrent } from '../../tools/releasing/site';

export type Area = 'user' | 'staff' | 'admin';

/** Releases of one area in a worker's own portal, whose shell listens at `port`. */
export function releasesOf(area: Area, port: number) {
  const site = localSite(area, port);
  const first = findCurrent(site);
  if (first === null) throw new Error(`Nothing of ${area} has been released at ${port}.`);
  const folder = path.join(site.folder, releaseFolder(first));
  const aside = `${folder}-gone`;

  return {
    /** Releases another build: the same code under another name, as for the next commit. Returns its name. */
    releaseAnother(): string {
      const build = randomBytes(4).toString('hex');
      const dist = mkdtempSync(path.join(tmpdir(), 'portal-build-'));
      cpSync(path.join(appFolder(area), 'dist'), dist, { recursive: true });
      renameBuild(dist, area, build);
      const release = makeRelease({ site, dist, keep: 2 });
      rmSync(dist, { recursive: true });
      return release;
    },
    /** Removes the files of the first build, as if no release kept them any longer. */
    removeFirst(): void {
      renameSync(folder, aside);
    },
    /** Restores the first build and serves it again. */
    restore(): void {
      if (readdirSync(path.dirname(folder)).includes(path.basename(aside))) {
        renameSync(aside, folder);
      }
      if (findCurrent(site) !== first) rollBack({ site, to: first });
    },
  };
}

/** Gives a copied build another name, as that of the next commit. */
export function renameBuild(dist: string, area: Area, build: string): void {
  for (const file of readdirSync(dist).filter((name) => /\.(js|json)$/.test(name))) {
    const place = path.join(dist, file);
    const text = readFileSync(place, 'utf8')
      .replaceAll(/1\.0\.0\+[0-9a-f]{8}/g, `1.0.0+${build}`)
      .replaceAll(
        new RegExp(`remote_${area}_1_0_0_[0-9a-f]{8}`, 'g'),
        `remote_${area}_1_0_0_${build}`,
      );
    writeFileSync(place, text);
  }
}
