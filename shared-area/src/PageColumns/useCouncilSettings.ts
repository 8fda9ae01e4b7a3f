import { useRecords, watchSettings } from 'shared-data';
import { councilIn, usualSettings, type CouncilInLanguage } from 'shared-data/model';
import { activeLanguage } from 'shared-ui';

/**
 * The council's texts about itself in the language of the page. Returns the default texts until the records have loaded, and if
 * there are none.
 */
export function useCouncilSettings(): CouncilInLanguage {
  const settings = useRecords(watchSettings);
  return councilIn(settings.status === 'ready' ? settings.data : usualSettings, activeLanguage());
}
