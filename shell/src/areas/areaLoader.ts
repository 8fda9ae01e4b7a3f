import { type AreaBuild, errorMessage, reportPortalEvent } from '../monitoring/portalEvents';
import type { AreaModule } from 'shared-platform';
import type { AreaName } from './area';
import { AreaCrashedError, AreaIncompatibleError } from './AreaLoadError';
import { findCrashedBuilds, findFailures } from './buildHistory';
import { isCanaryDevice, noteLoadFailure } from './canary';
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
  /** The version that the manifest at this address last said; undefined where none has answered yet. */
  lastVersion: (entry: string) => string | undefined;
}

/** A build that may be taken. */
interface Candidate {
  entry: string;
  /** The versions that are not to be run. */
  avoid: ReadonlySet<string>;
  /** Of a canary build. */
  canaryLimit?: number;
}

/** An area's module and the build that it came from. */
export interface LoadedArea extends AreaModule, AreaBuild {}

/**
 * Loads an area within one budget of time: registry, manifest, entry and chunks. What fails for a
 * moment is tried three times; where the newest build cannot be had, the ones before it are. The canary build is
 * the newest for a device that gets it, until it has failed there too often. A stable build that crashed on this
 * device at an earlier visit is run where no other can be had.
 * @param rejected versions that are not to be run
 * @throws AreaLoadError that tells of the newest build
 */
export async function loadWithTimeout(
  { getAreaEntry, loadBuild, readVersion, lastVersion }: AreaLoaderParts,
  area: AreaName,
  rejected: ReadonlySet<string> = new Set(),
): Promise<LoadedArea> {
  const started = Date.now();
  const deadline = started + loadTimeLimit;
  const listed = await getAreaEntry(area);
  const crashed = findCrashedBuilds(area);
  const avoided = new Set([...rejected, ...crashed]);
  const queue: Candidate[] = [listed.entry, ...listed.previous].map((entry) => ({
    entry,
    avoid: avoided,
  }));
  const { canary } = listed;
  if (canary && isCanaryDevice(canary.share)) {
    queue.unshift({ entry: canary.entry, avoid: avoided, canaryLimit: canary.limit });
  }
  const failuresOf = (version: string) => findFailures(area).get(version) ?? 0;

  /** Undefined for a canary build that this device does not take any more. */
  async function loadUnless({ entry, avoid, canaryLimit }: Candidate) {
    if (avoid.size > 0 || canaryLimit !== undefined) {
      // Before anything of the build is run.
      const version = await readVersion(entry);
      if (canaryLimit !== undefined && failuresOf(version) >= canaryLimit) return undefined;
      if (avoid.has(version)) throw new AreaCrashedError(entry, version);
    }
    return loadBuild(area, entry);
  }

  let failure: { build: AreaBuild; error: unknown } | undefined;
  // What crashed at an earlier visit is queued again, as a last resort.
  for (const candidate of queue) {
    const { entry, avoid, canaryLimit } = candidate;
    const left = deadline - Date.now();
    if (left <= 0) break;
    const isLast = candidate === queue.at(-1);
    try {
      const until = isLast ? deadline : Date.now() + left * shareOfNewest;
      const module = await tryRepeatedly(() => loadUnless(candidate), entry, until);
      if (!module) continue;
      const { version } = module;
      const build = { entry, version };
      if (failure && failure.build.entry !== entry) {
        const { build: from, error } = failure;
        const reason = errorMessage(error);
        reportPortalEvent({ type: 'area-fell-back', area, from, to: build, reason });
      }
      reportPortalEvent({ type: 'area-ready', area, build, milliseconds: Date.now() - started });
      if (canaryLimit === undefined) return module;
      const failures = failuresOf(version);
      reportPortalEvent({ type: 'canary', area, build, state: 'taken', failures });
      return { ...module, canaryLimit };
    } catch (error) {
      const isCanary = canaryLimit !== undefined;
      const version = lastVersion(entry);
      if (error instanceof AreaCrashedError) {
        if (!isCanary && avoid === avoided && !rejected.has(error.version))
          queue.push({ entry, avoid: new Set(rejected) });
      } else if (version !== undefined && !(error instanceof AreaIncompatibleError)) {
        noteLoadFailure(area, { entry, version, canaryLimit });
      }
      const named = isCanary ? (version ?? 'canary') : listed.version;
      failure ??= { build: { entry, version: named }, error };
    }
  }
  throw failure?.error;
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
