import { useRecords, watchSettings } from 'shared-data';
import { councilIn, type CouncilInLanguage } from 'shared-data/model';
import { activeLanguage } from 'shared-ui';

/**
 * The council's texts about itself in the language of the page. Undefined until the records have loaded, and if they
 * cannot be read: the default texts are those of no council.
 */
export function useCouncilSettings(): CouncilInLanguage | undefined {
  const settings = useRecords(watchSettings);
  return settings.status === 'ready' ? councilIn(settings.data, activeLanguage()) : undefined;
}
