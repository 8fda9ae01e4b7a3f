import { createAreas } from './create-areas';

/** The areas of this page. The code that loads one is fetched with the first that is entered. */
export const areas = createAreas(async (area, broken) => {
  const { loadArea } = await import(/* webpackChunkName: "area" */ './load-area');
  return loadArea(area, broken);
});
