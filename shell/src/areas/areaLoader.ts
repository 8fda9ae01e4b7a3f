import { type AreaBuild, errorMessage, reportPortalEvent } from '../monitoring/portalEvents';
import type { AreaModule, AreaName } from './area';
import { AreaCrashedError, AreaIncompatibleError } from './AreaLoadError';
import { findCrashedBuilds } from './buildHistory';
import { loadTimeLimit } from './fetchJson';
import type { AreaEntry } from './registrySchema';
import { withTimeout } from './withTimeout';

/** Pauses before the second and the third try, in milliseconds. */
const backoff = [300, 900];
/** The share of the time that the newest build may use up while an older one could still be taken. */
const shareOfNewest = 0.6;

export interface AreaLoaderParts {
  getAreaEntry: (area: AreaName) => Promise<AreaEntry>;
  loadBuild: (area: AreaName, entry: string) => Promise<LoadedArea>;
  /** The version of the build whose manifest is at this address now. */
  readVersion: (entry: string) => Promise<string>;
}

/** An area's module and the build that it came from. */
export interface LoadedArea extends AreaModule, AreaBuild {}

/**
 * Loads an area within one budget of time: registry, manifest, entry and chunks. What fails for a
 * moment is tried three times; where the newest build cannot be had, the ones before it are. A build that
 * crashed on this device at an earlier visit is run where no other can be had.
 * @param rejected versions that are not to be run
 * @throws AreaLoadError that tells of the newest build
 */
export async function loadWithTimeout(
  { getAreaEntry, loadBuild, readVersion }: AreaLoaderParts,
  area: AreaName,
  rejected: ReadonlySet<string> = new Set(),
): Promise<LoadedArea> {
  const started = Date.now();
  const deadline = started + loadTimeLimit;
  const listed = await getAreaEntry(area);
  const crashed = findCrashedBuilds(area);
  const avoided = new Set([...rejected, ...crashed]);
  const queue = [listed.entry, ...listed.previous].map((entry) => ({ entry, avoid: avoided }));

  async function loadUnless(entry: string, avoid: ReadonlySet<string>) {
    if (avoid.size > 0) {
      // Before anything of the build is run.
      const version = await readVersion(entry);
      if (avoid.has(version)) throw new AreaCrashedError(entry, version);
    }
    return loadBuild(area, entry);
  }

  let failure: unknown;
  // What crashed at an earlier visit is queued again, as a last resort.
  for (const candidate of queue) {
    const { entry, avoid } = candidate;
    const left = deadline - Date.now();
    if (left <= 0) break;
    const isLast = candidate === queue.at(-1);
    try {
      const until = isLast ? deadline : Date.now() + left * shareOfNewest;
      const module = await tryRepeatedly(() => loadUnless(entry, avoid), entry, until);
      const build = { entry, version: module.version };
      if (entry !== listed.entry) {
        reportPortalEvent({
          type: 'area-fell-back',
          area,
          from: { entry: listed.entry, version: listed.version },
          to: build,
          reason: errorMessage(failure),
        });
      }
      reportPortalEvent({ type: 'area-ready', area, build, milliseconds: Date.now() - started });
      return module;
    } catch (error) {
      if (error instanceof AreaCrashedError && avoid === avoided && !rejected.has(error.version))
        queue.push({ entry, avoid: new Set(rejected) });
      failure ??= error;
    }
  }
  throw failure;
}

async function tryRepeatedly<T>(
  load: () => Promise<T>,
  what: string,
  deadline: number,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await withTimeout(deadline - Date.now(), load(), what);
    } catch (error) {
      const pause = backoff[attempt];
      const isHopeless =
        error instanceof AreaIncompatibleError || error instanceof AreaCrashedError;
      if (isHopeless || pause === undefined || Date.now() + pause >= deadline) throw error;
      await new Promise((resume) => {
        setTimeout(resume, pause);
      });
    }
  }
}
