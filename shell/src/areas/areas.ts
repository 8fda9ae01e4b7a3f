import type { AreaName } from './area';
import { createAreas } from './create-areas';

/** The areas of this page. The code that loads one is fetched with the first that is entered. */
export const areas = createAreas(async (area, broken) => {
  const { loadArea } = await import('./load-area');
  return loadArea(area, broken);
});

interface NetworkInformation {
  saveData?: boolean;
}

/** Starts loading an area that the visitor is about to enter, unless they save data. */
export function preloadArea(area: AreaName): void {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  if (!connection?.saveData) areas.enter(area);
}
