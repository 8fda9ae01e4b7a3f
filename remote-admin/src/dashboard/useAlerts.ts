import {
  councilNow,
  useRecords,
  watchAccessRequests,
  watchCouncilActivity,
  watchPeople,
  watchSigningKeys,
  type RecordsState,
} from 'shared-data';
import { findAlerts, type Alert } from './findAlerts';

/** How many of the latest steps are looked through for reversed decisions. */
const steps = 200;

/** The security alerts, kept up to date. */
export function useAlerts(): RecordsState<Alert[]> {
  const members = useRecords(watchPeople);
  const requests = useRecords(watchAccessRequests);
  const activity = useRecords(watchCouncilActivity, steps);
  const keys = useRecords(watchSigningKeys);

  for (const state of [members, requests, activity, keys]) {
    if (state.status === 'failed') return state;
  }
  if (
    members.status !== 'ready' ||
    requests.status !== 'ready' ||
    activity.status !== 'ready' ||
    keys.status !== 'ready'
  ) {
    return { status: 'loading' };
  }
  const sources = {
    members: members.data,
    requests: requests.data,
    activity: activity.data,
    keys: keys.data,
  };
  return { status: 'ready', data: findAlerts(sources, councilNow()), stale: false };
}
