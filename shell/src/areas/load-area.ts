import type { AreaName } from './area';
import { type LoadedArea, loadWithin } from './area-loader';
import { loadBuild } from './federation';
import { getAreaEntry } from './registry';

/**
 * Loads an area from where the registry says that it is deployed.
 * @param broken builds not to be taken, by the address of their manifest
 * @throws AreaLoadError
 */
export function loadArea(area: AreaName, broken: ReadonlySet<string>): Promise<LoadedArea> {
  return loadWithin({ getAreaEntry, loadBuild }, area, broken);
}
