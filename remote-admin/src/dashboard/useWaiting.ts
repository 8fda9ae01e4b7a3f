import { joinRecords } from 'shared-area';
import {
  councilNow,
  useRecords,
  watchAccessRequests,
  watchOfficeFigures,
  watchSigningKeys,
  type RecordsState,
} from 'shared-data';
import { councilDay } from 'shared-data/model';
import { countWaiting, type Waiting } from './countWaiting';

/** What waits for an admin, kept up to date. */
export function useWaiting(): RecordsState<Waiting[]> {
  const sources = joinRecords({
    figures: useRecords(watchOfficeFigures, councilDay(councilNow())),
    requests: useRecords(watchAccessRequests),
    keys: useRecords(watchSigningKeys),
  });
  if (sources.status !== 'ready') return sources;
  return { ...sources, data: countWaiting(sources.data, councilNow()) };
}
