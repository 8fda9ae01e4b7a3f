import { samplePublications } from '../../shared-data/src/definitions/device/samplePublications';
import { usualSettings } from '../../shared-data/src/settings/CouncilSettings';
import { record, serviceRecord, serviceVersionRecord, type LiveRecord } from './liveRecords';

/** The services that a council begins with, each with its definition; its admins change them in the portal. */
export function usualServices(now: Date): LiveRecord[] {
  return samplePublications(now.toISOString()).flatMap(({ service, version }) => [
    serviceRecord(service),
    serviceVersionRecord(version),
  ]);
}

/** What holds until an admin sets something else: the first revision, as an admin would have saved it. */
export function firstSettings(): LiveRecord {
  return record('settings/council', { ...usualSettings, revision: 1 });
}
