import path from 'node:path';
import * as v from 'valibot';
import { hashOfFile, readText, writeWhole } from './files';
import { canaryManifest, type Layout, releaseFolder, releaseName } from './layout';

/** The folder that the hosting of one app serves, with all of its releases. */
export interface Site {
  folder: string;
  layout: Layout;
}

/** The list of a site's releases, in the order in which they were made. */
export const listingFile = 'releases.json';

const name = v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.-]*$/));

const listingSchema = v.object({
  schema: v.literal(1),
  releases: v.array(name),
  /** Releases that were deployed but damaged: the restore could not download them. */
  leftOut: v.optional(v.array(name), []),
});

/** A relative path that does not leave the site. */
const place = v.pipe(v.string(), v.regex(/^(?!.*(^|\/)\.)[^\\:]+$/));

/** `release.json` in the folder of a release. */
export const recordSchema = v.object({
  build: v.string(),
  releasedAt: v.string(),
  /** The release that was served before, and is served again after a rollback. */
  before: v.nullable(name),
  /** The SHA-256 of each file, by its path in the site. */
  files: v.record(place, v.string()),
});

export type ReleaseRecord = v.InferOutput<typeof recordSchema>;

export function recordFile(release: string): string {
  return `${releaseFolder(release)}/release.json`;
}

/** The release that is served now, according to the current manifest. */
export function findCurrent(site: Site): string | null {
  return releaseAt(site, site.layout.currentManifest);
}

/** The release that is served as the canary build. After it was withdrawn, this is the current release. */
export function findCanary(site: Site): string | null {
  return releaseAt(site, canaryManifest);
}

function releaseAt(site: Site, file: string): string | null {
  return releaseOf(site, readText(path.join(site.folder, file)));
}

/** The release that a manifest belongs to; null if it is missing or not a manifest. */
export function releaseOf({ layout }: Site, manifest: string | null): string | null {
  const build = manifest === null ? null : layout.buildOf(manifest);
  return build === null ? null : releaseName(build);
}

/** All releases, the oldest first. A release that was interrupted before it was served does not count. */
export function listReleases(site: Site): string[] {
  const { releases } = readListing(site);
  const current = findCurrent(site);
  return current === null || releases.includes(current) ? releases : [...releases, current];
}

export function parseListing(text: string | null): v.InferOutput<typeof listingSchema> {
  return text === null
    ? { schema: 1, releases: [], leftOut: [] }
    : v.parse(listingSchema, JSON.parse(text));
}

export function readListing({ folder }: Site) {
  return parseListing(readText(path.join(folder, listingFile)));
}

export function writeListing(
  { folder }: Site,
  releases: readonly string[],
  leftOut: readonly string[] = [],
): void {
  const listing = { schema: 1, releases, ...(leftOut.length > 0 ? { leftOut } : {}) };
  writeWhole(path.join(folder, listingFile), `${JSON.stringify(listing)}\n`);
}

export function findRecord({ folder }: Site, release: string): ReleaseRecord | null {
  const text = readText(path.join(folder, recordFile(release)));
  return text === null ? null : v.parse(recordSchema, JSON.parse(text));
}

/** The release before another one, if the site still holds it. */
export function findBefore(site: Site, release: string): string | null {
  const before = findRecord(site, release)?.before ?? null;
  return before !== null && findRecord(site, before) !== null ? before : null;
}

/**
 * The releases that were rolled back: newer than a release that was followed by another one. A release
 * that was served again later is not one of them.
 */
export function findRolledBack(site: Site): Set<string> {
  const all = listReleases(site);
  const rolledBack: string[] = [];
  let end = all.length;
  for (let release = findCurrent(site); release !== null; release = findBefore(site, release)) {
    const at = all.indexOf(release);
    if (at < 0 || at >= end) break;
    rolledBack.push(...all.slice(at + 1, end));
    end = at;
  }
  return new Set(rolledBack);
}

/** The files of a release that are missing or differ from what was released. */
export function findDamage(site: Site, release: string): string[] {
  const files = Object.entries(findRecord(site, release)?.files ?? { [recordFile(release)]: '' });
  return files
    .filter(([file, hash]) => hashOfFile(path.join(site.folder, file)) !== hash)
    .map(([file]) => file);
}
