import type { Table } from 'dexie';
import type { DeviceFeature } from '../../device/DeviceFeature';
import { sampleProfileReader } from '../../device/samplePeople';
import { parseRecord } from '../../store/parseRecord';
import type { StaffProfile, StaffProfileRecords } from '../StaffProfile';
import { staffProfileSchema } from '../staffProfileSchema';
import { sampleStaffProfile } from './sampleStaffProfile';
import type { UserId } from '../../store/kinds';

interface StaffProfileRow extends StaffProfile {
  owner: UserId;
}

/** Shown to the demo account of the staff (`sampleProfileReader`). */
const sampleOwner = '*';

export const staffProfileOnDevice: DeviceFeature<StaffProfileRecords> = {
  tables: { staffProfiles: 'owner' },
  async seed(db, now) {
    await db.table('staffProfiles').add({ ...sampleStaffProfile(now), owner: sampleOwner });
  },
  open({ db, live, guarded }) {
    const profiles: Table<StaffProfileRow, string> = db.table('staffProfiles');
    const findProfile = async (uid: UserId) => {
      const own = await profiles.get(uid);
      const isSampleReader = uid === sampleProfileReader && !own;
      const row = isSampleReader ? await profiles.get(sampleOwner) : own;
      return parseRecord(staffProfileSchema, 'staff profile', row);
    };
    return {
      watch: (uid) => live(async () => (await findProfile(uid)) ?? null),
      begin: (uid, { name, position }) =>
        guarded(() =>
          db.transaction('rw', profiles, async () => {
            const profile = await findProfile(uid);
            if (profile) await profiles.put({ ...profile, name, position, owner: uid });
          }),
        ),
    };
  },
};
