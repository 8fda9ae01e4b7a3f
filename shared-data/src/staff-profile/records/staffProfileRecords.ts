import type { RecordsFeature } from '../../store/RecordsContext';
import { parseDocument } from '../../documents/parseDocuments';
import type { StaffProfileRecords } from '../StaffProfile';
import { staffProfileSchema } from '../staffProfileSchema';

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
