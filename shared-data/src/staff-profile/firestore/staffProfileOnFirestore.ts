import { doc } from 'firebase/firestore';
import type { LiveFeature } from '../../firestore/LiveFeature';
import { parseDocument } from '../../firestore/parseDocuments';
import type { StaffProfileRecords } from '../StaffProfile';
import { staffProfileSchema } from '../staffProfileSchema';

/** The council's operator enters the profiles; nobody writes them through the portal. */
export const staffProfileOnFirestore: LiveFeature<StaffProfileRecords> = {
  open({ firestore, watchDocument }) {
    return {
      watch: (uid) =>
        watchDocument(
          doc(firestore, 'staffProfiles', uid),
          (snapshot) => parseDocument(staffProfileSchema, 'staff profile', snapshot) ?? null,
        ),
      begin: () => Promise.resolve(),
    };
  },
};
