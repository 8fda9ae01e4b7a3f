import { type StaffProfileRecords, staffProfileSchema } from 'shared-model';
import type { RecordsFeature } from '../../store/RecordsContext';
import { parseDocument } from '../../documents/parseDocuments';

/** The council's operator enters the profiles; nobody writes them through the portal. */
export const staffProfileRecords: RecordsFeature<StaffProfileRecords> = {
  open({ watchDocument, traits }) {
    return {
      watch: (uid) =>
        watchDocument(
          `staffProfiles/${uid}`,
          (document) => parseDocument(staffProfileSchema, 'staff profile', document) ?? null,
        ),
      begin: traits.beginProfile,
    };
  },
};
