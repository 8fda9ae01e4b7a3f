import {
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  serverTimestamp,
  where,
  type DocumentData,
  type Transaction,
} from 'firebase/firestore';
import type { Role } from 'shared-auth';
import type { LiveContext } from '../../firestore/LiveFeature';
import {
  entryToken,
  invitationEntryId,
  memberEntryId,
  requestEntryId,
  withdrawalEntryId,
} from '../../log/entryIds';
import type { NewLogEntry } from '../../log/composeEntry';
import { readActor } from '../../log/firestore/readActor';
import { writeLogEntry } from '../../log/firestore/writeLogEntry';
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
export function manageMembersOnFirestore(context: LiveContext) {
  const { firestore, uid: ownUid, now, transact } = context;
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
    const logged = entryToken();
    await transact(async (transaction) => {
      const by = await readActor(context, transaction);
      if ((await transaction.get(reference)).exists()) throw new MemberKnownError(email);
      transaction.set(reference, {
        name: name.trim(),
        email: email.trim(),
        role,
        invitedAt: serverTimestamp(),
        by: { uid: by.uid, name: by.name },
        logged,
      });
      writeLogEntry(firestore, transaction, invitationEntryId(reference.id, logged), {
        ...{ by, kind: 'role', action: 'invited', subject: name, detail: role },
      });
    });
    return found('invitation', email, readInvitation(await getDocFromServer(reference)));
  }

  async function withdraw(uid: UserId): Promise<Member> {
    const address = invitedAddress(uid);
    if (address === undefined) throw new RecordNotFoundError('invitation', uid);
    return transact(async (transaction) => {
      const reference = people.invitation(address);
      const stored = await transaction.get(reference);
      const invited = found('invitation', uid, readInvitation(stored));
      const by = await readActor(context, transaction);
      const logged: unknown = stored.get('logged');
      const id = withdrawalEntryId(address, typeof logged === 'string' ? logged : undefined);
      writeLogEntry(firestore, transaction, id, {
        ...{ by, kind: 'role', action: 'withdrawn', subject: invited.name, detail: invited.role },
      });
      transaction.delete(reference);
      return invited;
    });
  }

  async function changeRole(uid: UserId, role: Role): Promise<Member> {
    if (invitedAddress(uid) !== undefined) {
      // An invitation cannot change: another role needs a new invitation.
      const { name, email } = await withdraw(uid);
      return invite({ name, email, role });
    }
    const isOwn = uid === ownUid();
    return transact(async (transaction) => {
      const reference = people.member(uid);
      const member = found('member', uid, readMember(await transaction.get(reference)));
      if (member.role === role) return member;
      // Admins cannot change their own role, so there is always an admin left.
      if (isOwn) throw new LastAdminError();
      const by = await readActor(context, transaction);
      const what = { by, action: 'changed', subject: member.name, detail: role };
      const logged = logMember(transaction, uid, what);
      const changed = { role, changedAt: serverTimestamp(), changedBy: by.uid };
      transaction.update(reference, { ...changed, logged });
      return { ...member, role };
    });
  }

  /** Logs an action on a member, and returns the token to be written to the member. */
  function logMember(
    transaction: Transaction,
    uid: UserId,
    what: Omit<NewLogEntry, 'kind'>,
  ): string {
    const token = entryToken();
    writeLogEntry(firestore, transaction, memberEntryId(uid, token), { ...what, kind: 'role' });
    return token;
  }

  /** Changes a member who has joined; an invitation cannot change. */
  async function changeMember(
    uid: UserId,
    change: DocumentData,
    describe: (member: Member) => Pick<NewLogEntry, 'action' | 'subject' | 'detail'>,
  ) {
    return transact(async (transaction) => {
      const reference = people.member(uid);
      const member = found('member', uid, readMember(await transaction.get(reference)));
      const by = await readActor(context, transaction);
      const logged = logMember(transaction, uid, { ...describe(member), by });
      transaction.update(reference, { ...change, logged });
      return member;
    });
  }

  async function rename(uid: UserId, newName: string): Promise<Member> {
    const name = newName.trim();
    const renamed = { name, renamedAt: serverTimestamp(), renamedBy: ownUid() };
    const member = await changeMember(uid, renamed, (before) => ({
      ...{ action: 'renamed', subject: name, detail: before.name },
    }));
    return { ...member, name };
  }

  async function setBlocked(uid: UserId, { blocked }: { blocked: boolean }): Promise<Member> {
    const blockedBy = ownUid();
    if (uid === blockedBy) throw new OwnAccountError();
    const blockedAt = blocked ? serverTimestamp() : null;
    const member = await changeMember(uid, { blockedAt, blockedBy }, (before) => ({
      ...{ action: blocked ? 'blocked' : 'unblocked', subject: before.name },
    }));
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
      const requestedAt = Date.parse(request.requestedAt);
      writeLogEntry(firestore, transaction, requestEntryId(uid, requestedAt), {
        ...{ by, kind: 'role', action: granted ? 'granted' : 'refused' },
        ...{ subject: request.name, detail: request.accessLevel },
      });
      if (granted && !isTakenOn(found('member', uid, member), request)) {
        transaction.update(people.member(uid), {
          role: request.accessLevel,
          // The decision included this name; the person may have another one by now.
          name: request.name,
          changedAt: serverTimestamp(),
          changedBy: own.id,
          logged: logMember(transaction, uid, {
            ...{ by, action: 'changed', subject: request.name, detail: request.accessLevel },
          }),
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
