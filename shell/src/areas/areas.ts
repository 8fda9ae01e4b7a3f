import { forgetKeptWork, hasUnsavedWork } from 'shared-platform';
import { noteUnsavedWords } from '../access/confirmLogout';
import { dropEarlyAnswers } from '../hydration/earlyAnswers';
import { createAreas } from './createAreas';

/** The areas of this page. The code that loads one is fetched with the first that is entered. */
export const areas = createAreas(async (area, rejected) => {
  const { loadArea } = await import(/* webpackChunkName: "area" */ './loadArea');
  try {
    return await loadArea(area, rejected);
  } finally {
    // The portal may have asked for itself before the early answer was on its way.
    dropEarlyAnswers();
  }
});

noteUnsavedWords(hasUnsavedWork, forgetKeptWork);
