import { useRecords, usualSettings, watchSettings, type CouncilSettings } from 'shared-data';

/** What the council says of itself; the usual words until the records have answered, and without them. */
export function useCouncilSettings(): CouncilSettings {
  const settings = useRecords(watchSettings);
  return settings.status === 'ready' ? settings.data : usualSettings;
}
