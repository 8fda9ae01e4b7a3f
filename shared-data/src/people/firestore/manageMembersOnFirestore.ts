import {
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  serverTimestamp,
  where,
  type DocumentData,
} from 'firebase/firestore';
import type { Role } from 'shared-auth';
import type { LiveContext } from '../../firestore/LiveFeature';
import { RecordNotFoundError } from '../../store/errors';
import type { AccessRequest } from '../AccessRequest';
import { LastAdminError, MemberKnownError, OwnAccountError, RequestDecidedError } from '../errors';
import type { Invitation, Member } from '../Member';
import {
  addressOf,
  invitedAddress,
  peopleIn,
  readAll,
  readInvitation,
  readMember,
  readRequest,
} from './peopleDocuments';
import type { UserId } from '../../store/kinds';

/** What admins do with members, invitations and requests. */
export function manageMembersOnFirestore({ firestore, uid: ownUid, now, transact }: LiveContext) {
  const people = peopleIn(firestore);

  async function findByEmail(email: string): Promise<Member | undefined> {
    const address = addressOf(email);
    if (address === '') return undefined;
    const [joined, invited] = await Promise.all([
      getDocsFromServer(query(people.members, where('email', '==', address), limit(1))),
      getDocFromServer(people.invitation(address)),
    ]);
    return readAll(joined, readMember)[0] ?? readInvitation(invited);
  }

  async function invite({ name, email, role }: Invitation): Promise<Member> {
    if (await findByEmail(email)) throw new MemberKnownError(email);
    const reference = people.invitation(email);
    await transact(async (transaction) => {
      const by = await transaction.get(people.member(ownUid()));
      if ((await transaction.get(reference)).exists()) throw new MemberKnownError(email);
      transaction.set(reference, {
        name: name.trim(),
        email: email.trim(),
        role,
        invitedAt: serverTimestamp(),
        by: { uid: by.id, name: by.get('name') as unknown },
      });
    });
    return found('invitation', email, readInvitation(await getDocFromServer(reference)));
  }

  async function withdraw(uid: UserId): Promise<Member> {
    const address = invitedAddress(uid);
    if (address === undefined) throw new RecordNotFoundError('invitation', uid);
    return transact(async (transaction) => {
      const reference = people.invitation(address);
      const invited = found('invitation', uid, readInvitation(await transaction.get(reference)));
      transaction.delete(reference);
      return invited;
    });
  }

  async function changeRole(uid: UserId, role: Role): Promise<Member> {
    if (invitedAddress(uid) !== undefined) {
      // An invitation stands as it was sent: another role is another one.
      const { name, email } = await withdraw(uid);
      return invite({ name, email, role });
    }
    const isOwn = uid === ownUid();
    return transact(async (transaction) => {
      const reference = people.member(uid);
      const member = found('member', uid, readMember(await transaction.get(reference)));
      if (member.role === role) return member;
      // Nobody takes the role from themselves, so there is always an admin left.
      if (isOwn) throw new LastAdminError();
      transaction.update(reference, { role, changedAt: serverTimestamp(), changedBy: ownUid() });
      return { ...member, role };
    });
  }

  /** Changes a member who has joined; an invitation stands as it was sent. */
  async function changeMember(uid: UserId, change: DocumentData) {
    return transact(async (transaction) => {
      const reference = people.member(uid);
      const member = found('member', uid, readMember(await transaction.get(reference)));
      transaction.update(reference, change);
      return member;
    });
  }

  async function rename(uid: UserId, newName: string): Promise<Member> {
    const name = newName.trim();
    const renamed = { name, renamedAt: serverTimestamp(), renamedBy: ownUid() };
    return { ...(await changeMember(uid, renamed)), name };
  }

  async function setBlocked(uid: UserId, { blocked }: { blocked: boolean }): Promise<Member> {
    const blockedBy = ownUid();
    if (uid === blockedBy) throw new OwnAccountError();
    const blockedAt = blocked ? serverTimestamp() : null;
    const member = await changeMember(uid, { blockedAt, blockedBy });
    if (blocked) member.blockedAt = now().toISOString();
    else delete member.blockedAt;
    return member;
  }

  async function decideRequest(
    uid: UserId,
    { granted }: { granted: boolean },
  ): Promise<AccessRequest> {
    return transact(async (transaction) => {
      const own = await transaction.get(people.member(ownUid()));
      const stored = await transaction.get(people.request(uid));
      const request = found('request', uid, readRequest(stored));
      if (request.decision) throw new RequestDecidedError(uid);
      const member = readMember(await transaction.get(people.member(uid)));
      const { name, role } = found('member', ownUid(), readMember(own));
      const by = { uid: own.id, name, role };
      const decision = { granted, at: serverTimestamp(), by };
      transaction.update(people.request(uid), { decision });
      if (granted && !isTakenOn(found('member', uid, member), request)) {
        transaction.update(people.member(uid), {
          role: request.accessLevel,
          // Decided about with the rest; the person may go by another one by now.
          name: request.name,
          changedAt: serverTimestamp(),
          changedBy: own.id,
        });
      }
      return { ...request, decision: { granted, at: now().toISOString(), by } };
    });
  }

  return { findByEmail, invite, withdraw, changeRole, rename, setBlocked, decideRequest };
}

function isTakenOn({ role, name }: Member, request: AccessRequest): boolean {
  return role === request.accessLevel && name === request.name;
}

function found<T>(kind: string, id: string, record: T | undefined): T {
  if (record === undefined) throw new RecordNotFoundError(kind, id);
  return record;
}
