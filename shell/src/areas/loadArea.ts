import { errorMessage, reportPortalEvent } from '../monitoring/portalEvents';
import { endOverride, findOverride } from '../override/override';
import type { AreaName } from './area';
import { AreaLoadError } from './AreaLoadError';
import { type LoadedArea, loadWithTimeout } from './areaLoader';
import { loadBuild } from './federation';
import { lastManifest, readManifest } from './manifest';
import { getAreaEntry, readAllowedOrigins } from './registry';

/**
 * Loads an area from where it is deployed according to the registry, or from the remote override of this
 * browser. An override that does not load is removed.
 * @param rejected versions of builds that are not to be run
 * @throws AreaLoadError
 */
export async function loadArea(area: AreaName, rejected: ReadonlySet<string>): Promise<LoadedArea> {
  const override = findOverride();
  if (override?.area === area) {
    try {
      return await loadOverride(override.entry, area, rejected);
    } catch (error) {
      endOverride();
      reportPortalEvent({
        type: 'override-dropped',
        area,
        entry: override.entry,
        reason: errorMessage(error),
      });
    }
  }
  return loadWithTimeout({ getAreaEntry, loadBuild, readVersion, lastVersion }, area, rejected);
}

async function loadOverride(
  entry: string,
  area: AreaName,
  rejected: ReadonlySet<string>,
): Promise<LoadedArea> {
  const origins = await readAllowedOrigins();
  if (!origins.includes(new URL(entry).origin)) {
    throw new AreaLoadError(`${entry} is not at an allowed origin (${origins.join(', ')})`);
  }
  const listed = { entry, version: 'override', previous: [] };
  const parts = {
    getAreaEntry: () => Promise.resolve(listed),
    loadBuild,
    readVersion,
    lastVersion,
  };
  return loadWithTimeout(parts, area, rejected);
}

async function readVersion(entry: string): Promise<string> {
  return (await readManifest(entry)).metaData.buildInfo.buildVersion;
}

function lastVersion(entry: string): string | undefined {
  return lastManifest(entry)?.metaData.buildInfo.buildVersion;
}
