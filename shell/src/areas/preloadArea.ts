import type { AreaName } from './area';

interface NetworkInformation {
  saveData?: boolean;
}

/**
 * Starts loading an area that the visitor is about to enter, unless they save data. The code that
 * loads areas comes with it.
 */
export function preloadArea(area: AreaName): void {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  if (connection?.saveData) return;
  import(/* webpackChunkName: "area" */ './areas').then(
    ({ areas }) => areas.enter(area),
    // Entering it asks again, and tells of what fails.
    () => undefined,
  );
}
