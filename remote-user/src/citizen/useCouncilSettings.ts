import { useRecords, watchSettings, type CouncilSettings } from 'shared-data';
import { usualSettings } from 'shared-data/model';

/** What the council says of itself; the usual words until the records have answered, and without them. */
export function useCouncilSettings(): CouncilSettings {
  const settings = useRecords(watchSettings);
  return settings.status === 'ready' ? settings.data : usualSettings;
}
