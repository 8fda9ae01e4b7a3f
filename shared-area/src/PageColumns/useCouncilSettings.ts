import { useRecords, watchSettings } from 'shared-data';
import { councilIn, usualSettings, type CouncilInLanguage } from 'shared-data/model';
import { activeLanguage } from 'shared-ui';

/** What the council says of itself in the language of the page; the usual words until the records have answered, and without them. */
export function useCouncilSettings(): CouncilInLanguage {
  const settings = useRecords(watchSettings);
  return councilIn(settings.status === 'ready' ? settings.data : usualSettings, activeLanguage());
}
