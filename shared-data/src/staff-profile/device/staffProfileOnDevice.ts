import type { Table } from 'dexie';
import type { DeviceFeature } from '../../device/DeviceFeature';
import { RecordNotFoundError } from '../../store/errors';
import { parseRecord } from '../../store/parseRecord';
import type { StaffProfile } from '../StaffProfile';
import type { StaffProfileRecords } from '../StaffProfileRecords';
import { staffProfileSchema } from '../staffProfileSchema';
import { sampleStaffProfile } from './sampleStaffProfile';

interface StaffProfileRow extends StaffProfile {
  owner: string;
}

/** Shown to members of staff who have no profile of their own. */
const sampleOwner = '*';

export const staffProfileOnDevice: DeviceFeature<StaffProfileRecords> = {
  tables: { staffProfiles: 'owner' },
  async seed(db, now) {
    await db.table('staffProfiles').add({ ...sampleStaffProfile(now), owner: sampleOwner });
  },
  open({ db, live, guarded }) {
    const profiles: Table<StaffProfileRow, string> = db.table('staffProfiles');
    const getProfile = async (uid: string) => {
      const row = (await profiles.get(uid)) ?? (await profiles.get(sampleOwner));
      const profile = parseRecord(staffProfileSchema, 'staff profile', row);
      if (!profile) throw new RecordNotFoundError('staff profile', uid);
      return profile;
    };
    return {
      watch: (uid) => live(() => getProfile(uid)),
      begin: (uid, { name, position }) =>
        guarded(() =>
          db.transaction('rw', profiles, async () => {
            await profiles.put({ ...(await getProfile(uid)), name, position, owner: uid });
          }),
        ),
    };
  },
};
