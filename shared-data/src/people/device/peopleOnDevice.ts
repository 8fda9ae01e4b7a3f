import type { Table } from 'dexie';
import type { DeviceFeature } from '../../device/DeviceFeature';
import { sampleAdmins, sampleCitizens, sampleStaff } from '../../device/samplePeople';
import { hoursBefore } from '../../device/sampleTime';
import { parseRecords } from '../../store/parseRecord';
import type { Member } from '../Member';
import { memberSchema } from '../memberSchema';
import type { PeopleRecords } from '../PeopleRecords';

export const peopleOnDevice: DeviceFeature<PeopleRecords> = {
  tables: { members: 'uid, name' },
  async seed(db, now) {
    const people = [...sampleAdmins, ...sampleStaff, ...sampleCitizens];
    const members = people.map((person, index): Member => ({
      ...person,
      joinedAt: hoursBefore(now, 24 * 9 * (people.length - index)),
      sample: true,
    }));
    await db.table('members').bulkAdd(members);
  },
  open({ db, live }) {
    const members: Table<Member, string> = db.table('members');
    return {
      watch: () =>
        live(async () =>
          parseRecords(memberSchema, 'member', await members.orderBy('name').toArray()),
        ),
    };
  },
};
