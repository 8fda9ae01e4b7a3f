import { errorMessage, reportPortalEvent } from '../monitoring/portalEvents';
import { endOverride, findOverride } from '../override/override';
import type { AreaName } from './area';
import { AreaLoadError } from './AreaLoadError';
import { type LoadedArea, loadWithTimeout } from './areaLoader';
import { loadBuild } from './federation';
import { getAreaEntry, readAllowedOrigins } from './registry';

/**
 * Loads an area from where the registry says that it is deployed, or from where this browser tries
 * another build of it. An override that does not load is dropped.
 * @param broken builds not to be taken, by the address of their manifest
 * @throws AreaLoadError
 */
export async function loadArea(area: AreaName, broken: ReadonlySet<string>): Promise<LoadedArea> {
  const override = findOverride();
  if (override?.area === area) {
    try {
      return await loadOverride(override.entry, area, broken);
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
  return loadWithTimeout({ getAreaEntry, loadBuild }, area, broken);
}

async function loadOverride(
  entry: string,
  area: AreaName,
  broken: ReadonlySet<string>,
): Promise<LoadedArea> {
  const origins = await readAllowedOrigins();
  if (!origins.includes(new URL(entry).origin)) {
    throw new AreaLoadError(`${entry} is not at an allowed origin (${origins.join(', ')})`);
  }
  const listed = { entry, version: 'override', previous: [] };
  return loadWithTimeout({ getAreaEntry: () => Promise.resolve(listed), loadBuild }, area, broken);
}
