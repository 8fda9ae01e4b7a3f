import path from 'node:path';
import * as v from 'valibot';
import { disk, type Disk, writeInOneStep } from './disk';
import { fetchDeployed } from './fetchDeployed';
import { hashOf, hashOfFile } from './files';
import { releaseName } from './layout';
import { pointAt } from './pointAt';
import { listingFile, listingSchema, recordFile, recordSchema, type Site } from './site';
import { writeListing } from './writeListing';

interface RestoreOptions {
  site: Site;
  /** Where the site is deployed. */
  address: string;
  say?: (line: string) => void;
  onto?: Disk;
}

/** What is deployed cannot be had as it was released. A deploy from here would remove it. */
export class RestoreFailedError extends Error {
  override name = 'RestoreFailedError';
}

/**
 * Fetches what is deployed, so that a machine that has never released, such as one of the pipeline's,
 * goes on from there: a deploy replaces the whole site, and the older releases have to stay in it.
 * @returns the releases that the site holds now; none, where nothing has been deployed yet
 * @throws RestoreFailedError
 */
export async function restoreSite({
  site,
  address,
  say = () => undefined,
  onto = disk,
}: RestoreOptions): Promise<string[]> {
  const { layout } = site;
  const pointer = await fetchDeployed(`${address}/${layout.pointer}`);
  if (pointer === null) return [];
  const build = layout.buildOf(pointer.toString());
  if (build === null) throw new RestoreFailedError(`${address}/${layout.pointer} is no pointer.`);
  const current = releaseName(build);
  const listing = await fetchDeployed(`${address}/${listingFile}`);
  const { releases } =
    listing === null ? { releases: [] } : v.parse(listingSchema, JSON.parse(listing.toString()));

  const restored: string[] = [];
  for (const release of new Set([...releases, current])) {
    try {
      await restoreRelease(site, address, release, onto);
      restored.push(release);
    } catch (error) {
      if (release === current || !(error instanceof RestoreFailedError)) throw error;
      say(`${release} is left out: ${error.message}`);
    }
  }
  writeListing(site, restored, onto);
  pointAt(site, current, onto);
  return restored;
}

async function restoreRelease({ folder }: Site, address: string, release: string, onto: Disk) {
  const place = recordFile(release);
  const text = await fetchDeployed(`${address}/${place}`);
  if (text === null) throw new RestoreFailedError(`${address}/${place} is gone.`);
  const { files } = v.parse(recordSchema, JSON.parse(text.toString()));
  for (const [file, hash] of Object.entries(files)) {
    if (hashOfFile(path.join(folder, file)) === hash) continue;
    const content = await fetchDeployed(`${address}/${file}`);
    if (content === null || hashOf(content) !== hash) {
      throw new RestoreFailedError(`${address}/${file} is not what was released.`);
    }
    writeInOneStep(onto, path.join(folder, file), content);
  }
  writeInOneStep(onto, path.join(folder, place), text);
}
