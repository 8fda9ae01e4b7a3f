import { type AreaBuild, errorMessage, reportPortalEvent } from '../monitoring/portalEvents';
import type { AreaModule, AreaName } from './area';
import { AreaIncompatibleError, AreaLoadError } from './AreaLoadError';
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
}

/** An area's module and the build that it came from. */
export interface LoadedArea extends AreaModule, AreaBuild {}

/**
 * Loads an area within one budget of time: registry, manifest, entry and chunks. What fails for a
 * moment is tried three times; where the newest build cannot be had, the ones before it are.
 * @param skip builds that are known to be broken, by the address of their manifest
 * @throws AreaLoadError that tells of the newest build
 */
export async function loadWithTimeout(
  { getAreaEntry, loadBuild }: AreaLoaderParts,
  area: AreaName,
  skip: ReadonlySet<string> = new Set(),
): Promise<LoadedArea> {
  const started = Date.now();
  const deadline = started + loadTimeLimit;
  const listed = await getAreaEntry(area);
  const builds = [listed.entry, ...listed.previous].filter((entry) => !skip.has(entry));
  const newest = builds[0];
  if (newest === undefined)
    throw new AreaLoadError(`Every build of '${area}' is known to be broken`);

  let failure: unknown;
  for (const entry of builds) {
    const left = deadline - Date.now();
    if (left <= 0) break;
    const isLast = entry === builds.at(-1);
    try {
      const until = isLast ? deadline : Date.now() + left * shareOfNewest;
      const module = await tryRepeatedly(() => loadBuild(area, entry), entry, until);
      const build = { entry, version: module.version };
      if (entry !== listed.entry) {
        reportPortalEvent({
          type: 'area-fell-back',
          area,
          from: { entry: listed.entry, version: listed.version },
          to: build,
          reason: failure === undefined ? 'known to be broken' : errorMessage(failure),
        });
      }
      reportPortalEvent({ type: 'area-ready', area, build, milliseconds: Date.now() - started });
      return module;
    } catch (error) {
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
      const isHopeless = error instanceof AreaIncompatibleError;
      if (isHopeless || pause === undefined || Date.now() + pause >= deadline) throw error;
      await new Promise((resume) => {
        setTimeout(resume, pause);
      });
    }
  }
}
