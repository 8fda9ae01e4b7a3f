import { sampleServices } from '../../shared-data/src/services/device/sampleServices';
import { usualSettings } from '../../shared-data/src/settings/CouncilSettings';
import { serviceRecord, settingsRecord, type LiveRecord } from './liveRecords';

/** The services that a council begins with; its admins change them in the portal. */
export function usualServices(): LiveRecord[] {
  return sampleServices.map((service, position) =>
    serviceRecord({ ...service, id: String(position + 1), position }),
  );
}

/** What holds until an admin sets something else: the first revision, as an admin would have saved it. */
export function firstSettings(): LiveRecord {
  return settingsRecord({ ...usualSettings, revision: 1 });
}
