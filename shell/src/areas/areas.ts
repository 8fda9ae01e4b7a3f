import { forgetKeptWork, hasUnsavedWork } from 'shared-platform';
import { noteUnsavedWords } from '../access/confirmLogout';
import { dropEarlyAnswers } from '../hydration/earlyAnswers';
import { createAreas } from './createAreas';

/** The areas of this page. The code that loads areas is fetched when the first one is entered. */
export const areas = createAreas(async (area, rejected) => {
  const { loadArea } = await import(/* webpackChunkName: "area" */ './loadArea');
  try {
    return await loadArea(area, rejected);
  } finally {
    // Some may be unused: the portal can request a file itself before its early request has started.
    dropEarlyAnswers();
  }
});

noteUnsavedWords(hasUnsavedWork, forgetKeptWork);
