import type { DeviceContext } from '../../device/DeviceFeature';
import type { SignedInPerson } from '../ActiveSession';
import { isSameAddress, tablesOf, type PeopleTables } from './peopleTables';
import type { IsoTime } from '../../store/kinds';

/** See `PeopleRecords.noteSession`. */
export function noteSessionOnDevice(
  { db, now }: DeviceContext,
  person: SignedInPerson,
): Promise<void> {
  const tables = tablesOf(db);
  const { members, requests, sessions } = tables;
  return db.transaction('rw', members, requests, sessions, async () => {
    const at = now().toISOString();
    const { uid, name, role } = person;
    await sessions.put({ uid, name, role, seenAt: at });
    await noteMember(tables, person, at);
    await noteRequest(tables, person, at);
  });
}

async function noteMember({ members }: PeopleTables, person: SignedInPerson, at: IsoTime) {
  const { uid, name, email, role } = person;
  const known = await members.get(uid);
  if (known) {
    // Only admins change the name of staff and admins.
    if (known.role === 'user' && known.name !== name) await members.put({ ...known, name });
    return;
  }
  const invited = await members
    .filter((member) => member.joinedAt === null && isSameAddress(member.email, email))
    .first();
  if (invited) await members.delete(invited.uid);
  await members.put({
    uid,
    name: invited && invited.role !== 'user' ? invited.name : name,
    email,
    role: invited?.role ?? role,
    joinedAt: at,
    ...(invited?.invitedAt ? { invitedAt: invited.invitedAt } : {}),
  });
}

async function noteRequest({ requests }: PeopleTables, person: SignedInPerson, at: IsoTime) {
  const { uid, name, email, position, accessLevel } = person;
  if (!position || !accessLevel || (await requests.get(uid))) return;
  await requests.add({ uid, name, email, position, accessLevel, requestedAt: at, decision: null });
}
