import type { AreaName } from './area';

interface NetworkInformation {
  saveData?: boolean;
}

/**
 * Starts loading an area that the visitor is about to enter, and the code that loads areas, unless they save
 * data.
 */
export function preloadArea(area: AreaName): void {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  if (connection?.saveData) return;
  import(/* webpackChunkName: "area" */ './areas').then(
    ({ areas }) => areas.enter(area),
    // Entering the area requests it again and reports a failure.
    () => undefined,
  );
}
