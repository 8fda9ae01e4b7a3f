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
  const figures = useRecords(watchOfficeFigures, councilDay(councilNow()));
  const requests = useRecords(watchAccessRequests);
  const keys = useRecords(watchSigningKeys);

  for (const state of [figures, requests, keys]) {
    if (state.status === 'failed') return state;
  }
  if (figures.status !== 'ready' || requests.status !== 'ready' || keys.status !== 'ready') {
    return { status: 'loading' };
  }
  const sources = { figures: figures.data, requests: requests.data, keys: keys.data };
  return { status: 'ready', data: countWaiting(sources, councilNow()), stale: false };
}
