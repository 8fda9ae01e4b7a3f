import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { platformOffer } from '../../platform';
import { readJson, root } from '../root';
import { readText, writeWhole } from './files';
import { offerSchema, type ShellOffer } from './remoteApi';
import { findCurrent, type Site } from './site';

/**
 * The offers of the released shells, the currently served one first. It is in the repository, because an area must also
 * run in the shells that people still have: in open tabs, and in the cache of a phone's service worker.
 */
export const releasedOffersFile = path.join(root, 'shell/released-platforms.json');

/** Days after its end for which a shell still counts. A visitor who returns later gets the newer shell first. */
const daysKept = 30;

const schema = v.object({
  schema: v.literal(1),
  releases: v.array(
    v.object({
      release: v.string(),
      /** Null if it is served now. */
      servedUntil: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
      offer: offerSchema,
    }),
  ),
});

/** The offer of the shell in this working copy. */
export function ownOffer(): ShellOffer {
  return { shell: 'this shell', ...platformOffer() };
}

/** The offers of all shells that an area may run in: this one, and those that people may still have. */
export function shellOffers(file = releasedOffersFile, now = Date.now()): ShellOffer[] {
  return offersOf(file, (servedUntil) => isKept(servedUntil, now));
}

/**
 * The offers of this shell and of the currently served one. A build that fits only these does not run in an older
 * shell: its visitors get the previous build, and are offered the newer portal.
 */
export function servedOffers(file = releasedOffersFile): ShellOffer[] {
  return offersOf(file, (servedUntil) => servedUntil === null);
}

function offersOf(file: string, counts: (servedUntil: string | null) => boolean): ShellOffer[] {
  const released = readReleased(file).filter(({ servedUntil }) => counts(servedUntil));
  return [
    ownOffer(),
    ...released.map(({ release, offer }) => ({ shell: `shell ${release}`, ...offer })),
  ];
}

/**
 * Records which release of the shell is served from now on: a new one, or the target of a rollback. Shells
 * that were served before stay in the list for as long as people may have them.
 * @returns false if the release has no `platform.json`
 */
export function noteServedShell(site: Site, file = releasedOffersFile, now = Date.now()): boolean {
  const release = findCurrent(site);
  const published = readText(path.join(site.folder, 'platform.json'));
  if (release === null || published === null) return false;
  const offer = v.parse(offerSchema, JSON.parse(published));
  const earlier = readReleased(file)
    .filter((noted) => noted.release !== release && isKept(noted.servedUntil, now))
    .map((noted) => ({ ...noted, servedUntil: noted.servedUntil ?? new Date(now).toISOString() }));
  const releases = [{ release, servedUntil: null, offer }, ...earlier];
  writeWhole(file, `${JSON.stringify({ schema: 1, releases }, null, 1)}\n`);
  return true;
}

function isKept(servedUntil: string | null, now: number): boolean {
  return servedUntil === null || now - Date.parse(servedUntil) < daysKept * 24 * 3_600_000;
}

function readReleased(file: string): v.InferOutput<typeof schema>['releases'] {
  return existsSync(file) ? v.parse(schema, readJson(file)).releases : [];
}
