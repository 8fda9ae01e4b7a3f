import { describeError, reportPortalEvent } from '../monitoring/portalEvents';
import { endTrial, findTrial } from '../trial/trial';
import type { AreaName } from './area';
import { AreaLoadError } from './AreaLoadError';
import { contract, type LoadedArea, loadWithin } from './areaLoader';
import { loadBuild } from './federation';
import { getAreaEntry, readAllowedOrigins } from './registry';

/**
 * Loads an area from where the registry says that it is deployed, or from where this browser tries
 * another build of it. A trial that does not load is dropped.
 * @param broken builds not to be taken, by the address of their manifest
 * @throws AreaLoadError
 */
export async function loadArea(area: AreaName, broken: ReadonlySet<string>): Promise<LoadedArea> {
  const trial = findTrial();
  if (trial?.area === area) {
    try {
      return await loadTrial(trial.entry, area, broken);
    } catch (error) {
      endTrial();
      reportPortalEvent({
        type: 'trial-dropped',
        area,
        entry: trial.entry,
        reason: describeError(error),
      });
    }
  }
  return loadWithin({ getAreaEntry, loadBuild }, area, broken);
}

async function loadTrial(
  entry: string,
  area: AreaName,
  broken: ReadonlySet<string>,
): Promise<LoadedArea> {
  const origins = await readAllowedOrigins();
  if (!origins.includes(new URL(entry).origin)) {
    throw new AreaLoadError(`${entry} is not at an allowed origin (${origins.join(', ')})`);
  }
  const listed = { entry, version: 'trial', contract, previous: [] };
  return loadWithin({ getAreaEntry: () => Promise.resolve(listed), loadBuild }, area, broken);
}
