import type { Dexie } from 'dexie';
import { grantedToAll } from 'shared-auth';
import { acts } from '../../device/acts';
import type { DeviceFeature } from '../../device/DeviceFeature';
import { sampleAdmins, sampleCitizens, sampleStaff } from '../../device/samplePeople';
import { hoursBefore } from '../../device/sampleTime';
import type { UserId } from '../../store/kinds';
import { parseRecord, parseRecords } from '../../store/parseRecord';
import { watchValue } from '../../store/watchValue';
import type { AccessRequest } from '../AccessRequest';
import { accessRequestSchema } from '../accessRequestSchema';
import { sessionLasts } from '../ActiveSession';
import { compareNames } from '../compareNames';
import type { Member } from '../Member';
import { memberSchema } from '../memberSchema';
import type { PeopleRecords } from '../PeopleRecords';
import { waitingFirst } from '../waitingFirst';
import { noteSessionOnDevice } from './noteSessionOnDevice';
import { isSameAddress, peopleTables, tablesOf } from './peopleTables';
import { sampleRequests } from './sampleRequests';

export const peopleOnDevice: DeviceFeature<PeopleRecords> = {
  tables: peopleTables,
  async seed(db, now) {
    const people = [...sampleAdmins, ...sampleStaff, ...sampleCitizens];
    const samples = people.map((person, index): Member => ({
      ...person,
      joinedAt: hoursBefore(now, 24 * 9 * (people.length - index)),
      sample: true,
    }));
    const { members, requests } = tablesOf(db);
    await members.bulkAdd(samples);
    await requests.bulkAdd(sampleRequests(now));
  },
  open(context) {
    const { db, now, live, guarded } = context;
    const manage = async () => (await acts()).manageMembers(context);
    return {
      watch: () => live(() => findMembers(db)),
      watchFigures: () =>
        live(async () => {
          const all = await findMembers(db);
          const invited = all.filter(({ joinedAt }) => joinedAt === null).length;
          return { members: all.length - invited, invited };
        }),
      findByEmail: (email) =>
        guarded(async () =>
          (await findMembers(db)).find((member) => isSameAddress(member.email, email)),
        ),
      watchRequests: () => live(() => findRequests(db)),
      watchSessions: () =>
        live(() => {
          const since = new Date(now().getTime() - sessionLasts).toISOString();
          return tablesOf(db).sessions.where('seenAt').above(since).reverse().toArray();
        }),
      noteSession: (person) => guarded(() => noteSessionOnDevice(context, person)),
      findLanguage: (uid) => guarded(async () => (await findMember(db, uid))?.language),
      saveLanguage: (uid, language) =>
        guarded(async () => {
          await tablesOf(db).members.update(uid, { language });
        }),
      invite: (invitation) => guarded(async () => (await manage()).invite(invitation)),
      withdraw: (uid) => guarded(async () => (await manage()).withdraw(uid)),
      changeRole: (uid, role) => guarded(async () => (await manage()).changeRole(uid, role)),
      rename: (uid, name) => guarded(async () => (await manage()).rename(uid, name)),
      setBlocked: (uid, change) => guarded(async () => (await manage()).setBlocked(uid, change)),
      decideRequest: (uid, decision) =>
        guarded(async () => (await manage()).decideRequest(uid, decision)),
      watchAccess: () => watchValue(grantedToAll),
      checkAccess: () => Promise.resolve(grantedToAll),
      requestAccess: () => Promise.resolve(grantedToAll),
    };
  },
};

async function findMember(db: Dexie, uid: UserId): Promise<Member | undefined> {
  return parseRecord(memberSchema, 'member', await tablesOf(db).members.get(uid));
}

async function findMembers(db: Dexie): Promise<Member[]> {
  const rows = await tablesOf(db).members.toArray();
  return parseRecords(memberSchema, 'member', rows).sort((one, other) =>
    compareNames(one.name, other.name),
  );
}

async function findRequests(db: Dexie): Promise<AccessRequest[]> {
  const rows = await tablesOf(db).requests.orderBy('requestedAt').reverse().toArray();
  return waitingFirst(parseRecords(accessRequestSchema, 'request', rows));
}
