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
/** The share of the remaining time that a build may use while there is another one to fall back to. */
const shareOfNewest = 0.6;

export interface AreaLoaderParts {
  getAreaEntry: (area: AreaName) => Promise<AreaEntry>;
  loadBuild: (area: AreaName, entry: string) => Promise<LoadedArea>;
  /** The version of the build whose manifest is served at this address now. */
  readVersion: (entry: string) => Promise<string>;
  /** The version in the manifest that was last read from this address; undefined where none was read yet. */
  lastVersion: (entry: string) => string | undefined;
}

/** A build that may be loaded. */
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
 * Loads an area within one time limit: registry, manifest, entry and chunks. A temporary failure is retried, three
 * tries in all; if the newest build cannot be loaded, the ones before it are tried. For a device of the canary's share,
 * the canary build is the newest, until it has failed there too often. A stable build that crashed on this device at
 * an earlier visit is run only when no other can be loaded.
 * @param rejected versions that are not to be run
 * @throws AreaLoadError with the failure of the newest build
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

  /** Resolves to undefined for a canary build that this device has taken back. */
  async function loadUnless({ entry, avoid, canaryLimit }: Candidate) {
    if (avoid.size > 0 || canaryLimit !== undefined) {
      // Before any code of the build is run.
      const version = await readVersion(entry);
      if (canaryLimit !== undefined && failuresOf(version) >= canaryLimit) return undefined;
      if (avoid.has(version)) throw new AreaCrashedError(entry, version);
    }
    return loadBuild(area, entry);
  }

  let failure: { build: AreaBuild; error: unknown } | undefined;
  // A build that crashed at an earlier visit is queued again, as a last resort.
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
