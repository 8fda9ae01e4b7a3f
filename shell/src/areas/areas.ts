import { dropEarlyAnswers } from '../hydration/early-answers';
import { createAreas } from './create-areas';

/** The areas of this page. The code that loads one is fetched with the first that is entered. */
export const areas = createAreas(async (area, broken) => {
  const { loadArea } = await import(/* webpackChunkName: "area" */ './load-area');
  try {
    return await loadArea(area, broken);
  } finally {
    // The portal may have asked for itself before the early answer was on its way.
    dropEarlyAnswers();
  }
});
