import type { AreaModule, AreaName } from './area';

const loadedAreas = new Map<AreaName, AreaModule>();
const loading = new Map<AreaName, Promise<AreaModule>>();

/** The area, if it has been loaded before in this page. */
export function findLoadedArea(area: AreaName): AreaModule | undefined {
  return loadedAreas.get(area);
}

/**
 * Loads an area, once for all who ask at the same time. Only success is remembered: after a failure
 * the next call tries again.
 * @throws AreaLoadError
 */
export function loadArea(area: AreaName): Promise<AreaModule> {
  const underWay = loading.get(area);
  if (underWay) return underWay;
  const attempt = import('./federation')
    .then(({ loadRemoteArea }) => loadRemoteArea(area))
    .then((module) => {
      loadedAreas.set(area, module);
      return module;
    })
    .finally(() => loading.delete(area));
  loading.set(area, attempt);
  return attempt;
}

interface NetworkInformation {
  saveData?: boolean;
}

/** Starts loading an area that the visitor is about to enter, unless they save data. */
export function preloadArea(area: AreaName): void {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  if (connection?.saveData || loadedAreas.has(area)) return;
  // Nobody has asked for the area yet: a failure is told when they do.
  loadArea(area).catch(() => undefined);
}
