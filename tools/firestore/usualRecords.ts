import { samplePublications } from '../../shared-data/src/samples/samplePublications';
import { usualSettings } from '../../shared-model/src/settings/CouncilSettings';
import { record, serviceRecord, serviceVersionRecord, type LiveRecord } from './liveRecords';

/** The services that a council starts with, each with its definition; admins change them in the portal. */
export function usualServices(now: Date): LiveRecord[] {
  return samplePublications(now.toISOString()).flatMap(({ service, version }) => [
    serviceRecord(service),
    serviceVersionRecord(version),
  ]);
}

/** The default settings: the first revision, as if an admin had saved it. */
export function firstSettings(): LiveRecord {
  return record('settings/council', { ...usualSettings, revision: 1 });
}
