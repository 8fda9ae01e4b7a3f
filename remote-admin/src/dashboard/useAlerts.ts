import { joinRecords } from 'shared-area';
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

/** How many of the latest steps are searched for reversed decisions. */
const steps = 200;

/** The security alerts, kept up to date. */
export function useAlerts(): RecordsState<Alert[]> {
  const sources = joinRecords({
    members: useRecords(watchPeople),
    requests: useRecords(watchAccessRequests),
    activity: useRecords(watchCouncilActivity, steps),
    keys: useRecords(watchSigningKeys),
  });
  if (sources.status !== 'ready') return sources;
  return { ...sources, data: findAlerts(sources.data, councilNow()) };
}
