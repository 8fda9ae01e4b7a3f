import { rmSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { hashOf, hashOfFile, writeWhole } from './files';
import { canaryManifest } from './layout';
import { serveCanary, serveRelease } from './serveRelease';
import {
  findCanary,
  findCurrent,
  findDamage,
  listingFile,
  listReleases,
  parseListing,
  readListing,
  recordFile,
  recordSchema,
  releaseOf,
  type Site,
  writeListing,
} from './site';

interface RestoreOptions {
  site: Site;
  /** The address of the deployed site. */
  address: string;
  say?: (line: string) => void;
}

/** The deployed site cannot be downloaded as it was released. A deploy from here would remove it. */
class RestoreFailedError extends Error {
  override name = 'RestoreFailedError';
}

/**
 * Downloads the deployed site, so that a machine that has never released, such as one of the pipeline's,
 * can continue from there: a deploy replaces the whole site, and the older releases must stay in it.
 * @returns the releases that the site holds now; empty if nothing has been deployed yet
 * @throws RestoreFailedError
 */
export async function restoreSite({
  site,
  address,
  say = () => undefined,
}: RestoreOptions): Promise<string[]> {
  const deployed = await findDeployed(site, address);
  if (deployed === null) return [];
  const { current, canary, releases } = deployed;

  const restored: string[] = [];
  for (const release of releases) {
    try {
      await restoreRelease(site, address, release);
      restored.push(release);
    } catch (error) {
      if (release === current || !(error instanceof RestoreFailedError)) throw error;
      say(`${release} is left out: ${error.message}`);
    }
  }
  writeListing(
    site,
    restored,
    releases.filter((release) => !restored.includes(release)),
  );
  rmSync(path.join(site.folder, canaryManifest), { force: true });
  serveRelease(site, current);
  if (canary !== null && restored.includes(canary)) serveCanary(site, canary);
  return restored;
}

/**
 * The releases of a deployed site, the oldest first, which of them it serves, and which is the canary
 * build; null if nothing has been deployed yet.
 * @throws RestoreFailedError if something else is deployed there
 */
async function findDeployed(site: Site, address: string) {
  const read = async (file: string) => {
    const content = await fetchDeployed(`${address}/${file}`);
    return content?.toString() ?? null;
  };
  const { currentManifest } = site.layout;
  const manifest = await read(currentManifest);
  if (manifest === null) return null;
  const current = releaseOf(site, manifest);
  if (current === null) {
    throw new RestoreFailedError(`${address}/${currentManifest} is no manifest.`);
  }
  const { releases } = parseListing(await read(listingFile));
  const canary = releaseOf(site, await read(canaryManifest));
  return { current, canary, releases: [...new Set([...releases, current])] };
}

interface UnrestoredOptions {
  site: Site;
  /** The address of the deployed site. */
  address: string;
  /**
   * Nothing was ever deployed there, so the address need not respond as a deployed site does. Omitted if
   * the command has no such option.
   */
  isFirst?: boolean;
  /** Allows that another release is served there than here: the change to come does not depend on it. */
  mayServeAnother?: boolean;
}

/**
 * Checks that a folder has the deployed releases. A deploy replaces the whole site: missing releases would be
 * removed, with the chunks of open tabs and the possibility of a rollback.
 * @throws Error with the command to run
 */
export async function refuseUnrestored({
  site,
  address,
  isFirst,
  mayServeAnother = false,
}: UnrestoredOptions): Promise<void> {
  const { folder, layout } = site;
  const deployed = await findDeployed(site, address).catch((cause: unknown) => {
    if (isFirst) return null;
    const why = cause instanceof Error ? cause.message : String(cause);
    const hint = isFirst === undefined ? '' : ' Where nothing was ever deployed: -- --first';
    throw new Error(`It is not known what is deployed. ${why}${hint}`, { cause });
  });
  if (deployed === null) return;
  const { current, canary, releases } = deployed;

  // The folder may lack releases that are older than all it has, which releases made here have removed, and those that
  // could not be downloaded.
  const known = listReleases(site);
  const { leftOut } = readListing(site);
  const oldest = releases.findIndex((release) => known.includes(release));
  const missing = releases.slice(Math.max(0, oldest)).filter((release) => {
    const isHeld = known.includes(release) && findDamage(site, release).length === 0;
    return !isHeld && !leftOut.includes(release);
  });
  const here = findCurrent(site);
  const isOther = !mayServeAnother && here !== null && here !== current && releases.includes(here);
  const canaryHere = findCanary(site);
  const canaryThere = canary === null || leftOut.includes(canary) ? null : canary;
  const isOtherCanary =
    !mayServeAnother &&
    canaryHere !== canaryThere &&
    (canaryHere === null || releases.includes(canaryHere));
  if (missing.length === 0 && !isOther && !isOtherCanary) return;
  const served = isOther ? `serves ${here}` : `has ${canaryHere ?? 'none'} as the canary build`;
  const fault = missing.length > 0 ? `lacks ${missing.join(' and ')}` : served;
  throw new Error(
    `${address} serves ${current}, and ${folder} ${fault}. Fetch what is deployed first: npm run restore -w ${layout.app}`,
  );
}

async function restoreRelease({ folder }: Site, address: string, release: string) {
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
    writeWhole(path.join(folder, file), content);
  }
  writeWhole(path.join(folder, place), text);
}

/** A deployed file. Null if it does not exist; every other failure is an error. */
export async function fetchDeployed(url: string): Promise<Buffer | null> {
  const request = fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(60_000) });
  const response = await request.catch((cause: unknown) => {
    throw new Error(`${url} cannot be reached.`, { cause });
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}
