import {
  collection,
  doc,
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore';
import type { GenericSchema } from 'valibot';
import { withTimes } from '../../firestore/withTimes';
import { parseRecord } from '../../store/parseRecord';
import type { AccessRequest } from '../AccessRequest';
import { accessRequestSchema } from '../accessRequestSchema';
import type { ActiveSession } from '../ActiveSession';
import { activeSessionSchema } from '../activeSessionSchema';
import type { Member } from '../Member';
import { memberSchema } from '../memberSchema';
import type { UserId } from '../../store/kinds';

/** The collections and documents in which the live store keeps people. */
export function peopleIn(firestore: Firestore) {
  const members = collection(firestore, 'members');
  const invitations = collection(firestore, 'invitations');
  const requests = collection(firestore, 'accessRequests');
  const sessions = collection(firestore, 'sessions');
  return {
    members,
    invitations,
    requests,
    sessions,
    member: (uid: UserId) => doc(members, uid),
    invitation: (email: string) => doc(invitations, addressOf(email)),
    request: (uid: UserId) => doc(requests, uid),
    session: (uid: UserId) => doc(sessions, uid),
  };
}

/** An e-mail address as the live store keeps it: in lower case, as the identity provider does, too. */
export function addressOf(email: string): string {
  return email.trim().toLowerCase();
}

const invitationPrefix = 'invited-';

/** The address of the invitation with this `Member.uid`; undefined for the uid of an account. */
export function invitedAddress(uid: UserId): string | undefined {
  return uid.startsWith(invitationPrefix) ? uid.slice(invitationPrefix.length) : undefined;
}

export function readMember(snapshot: DocumentSnapshot): Member | undefined {
  return read(memberSchema, 'member', snapshot, { uid: snapshot.id }, withoutNothing);
}

/** An invitation, as a member who has not joined. */
export function readInvitation(snapshot: DocumentSnapshot): Member | undefined {
  const more = { uid: `${invitationPrefix}${snapshot.id}`, joinedAt: null };
  return read(memberSchema, 'invitation', snapshot, more);
}

export function readRequest(snapshot: DocumentSnapshot): AccessRequest | undefined {
  return read(accessRequestSchema, 'request', snapshot, {
    uid: snapshot.id,
    // Older requests lack the field: it is added when the person comes back.
    confirmed: snapshot.get('confirmed') === true,
  });
}

export function readActiveSession(snapshot: DocumentSnapshot): ActiveSession | undefined {
  return read(activeSessionSchema, 'session', snapshot, { uid: snapshot.id });
}

/** The valid documents of a list. */
export function readAll<T>(
  { docs }: { docs: readonly DocumentSnapshot[] },
  readOne: (snapshot: DocumentSnapshot) => T | undefined,
): T[] {
  return docs.flatMap((snapshot) => readOne(snapshot) ?? []);
}

/** An unblocked account keeps the field, with the value null. */
function withoutNothing(data: DocumentData): DocumentData {
  const kept = { ...data };
  if (kept.blockedAt === null) delete kept.blockedAt;
  return kept;
}

function read<T>(
  schema: GenericSchema<unknown, T>,
  kind: string,
  snapshot: DocumentSnapshot,
  more: object,
  prepare = (data: DocumentData) => data,
): T | undefined {
  const data = snapshot.data();
  return data && parseRecord(schema, kind, withTimes({ ...prepare(data), ...more }));
}
