import {
  type AccessRequest,
  type Actor,
  entryToken,
  type Invitation,
  invitationEntryId,
  type Member,
  memberEntryId,
  MemberKnownError,
  type NewLogEntry,
  OwnAccountError,
  RecordNotFoundError,
  RequestDecidedError,
  requestEntryId,
  type UserId,
  withdrawalEntryId,
} from 'shared-model';
import type { Role } from 'shared-auth';
import type { Fields, Transaction } from '../../documents/Documents';
import { where } from '../../documents/query';
import { serverTime } from '../../documents/serverValues';
import type { RecordsContext } from '../../store/RecordsContext';
import { readActorAs } from '../../store/readActorAs';
import { writeLogEntry } from '../../log/records/writeLogEntry';
import {
  addressOf,
  invitedAddress,
  people,
  readAll,
  readInvitation,
  readMember,
  readRequest,
} from './peopleDocuments';

/** What admins do with members, invitations and requests. */
export function manageMembers(context: RecordsContext) {
  const { documents, now, traits, transact } = context;

  async function findByEmail(email: string): Promise<Member | undefined> {
    const address = addressOf(email);
    if (address === '') return undefined;
    const [joined, invited] = await Promise.all([
      documents.query({
        collection: people.members,
        filters: [where('email', '==', address)],
        limit: 1,
      }),
      documents.get(people.invitation(address), 'server'),
    ]);
    return readAll(joined, readMember)[0] ?? readInvitation(invited);
  }

  async function invite({ name, email, role }: Invitation): Promise<Member> {
    if (await findByEmail(email)) throw new MemberKnownError(email);
    const path = people.invitation(email);
    const logged = entryToken();
    await transact(async (transaction) => {
      const by = await readActorAs(['admin'], context, transaction);
      if ((await transaction.get(path)).exists) throw new MemberKnownError(email);
      transaction.set(path, {
        name: name.trim(),
        email: email.trim(),
        role,
        invitedAt: serverTime,
        by: { uid: by.uid, name: by.name },
        logged,
      });
      writeLogEntry(transaction, invitationEntryId(addressOf(email), logged), {
        by,
        kind: 'role',
        action: 'invited',
        subject: name,
        detail: role,
      });
    });
    return found('invitation', email, readInvitation(await documents.get(path, 'server')));
  }

  async function withdraw(uid: UserId): Promise<Member> {
    const address = invitedAddress(uid);
    if (address === undefined) throw new RecordNotFoundError('invitation', uid);
    return transact(async (transaction) => {
      const by = await readActorAs(['admin'], context, transaction);
      const path = people.invitation(address);
      const stored = await transaction.get(path);
      const invited = found('invitation', uid, readInvitation(stored));
      const logged: unknown = stored.get('logged');
      const id = withdrawalEntryId(address, typeof logged === 'string' ? logged : undefined);
      writeLogEntry(transaction, id, {
        by,
        kind: 'role',
        action: 'withdrawn',
        subject: invited.name,
        detail: invited.role,
      });
      transaction.delete(path);
      return invited;
    });
  }

  async function changeRole(uid: UserId, role: Role): Promise<Member> {
    if (invitedAddress(uid) !== undefined) {
      // An invitation cannot change: another role needs a new invitation.
      const { name, email } = await withdraw(uid);
      return invite({ name, email, role });
    }
    return transact(async (transaction) => {
      const by = await readActorAs(['admin'], context, transaction);
      const path = people.member(uid);
      const member = found('member', uid, readMember(await transaction.get(path)));
      if (member.role === role) return member;
      // There is always an admin left.
      await traits.refuseLastAdmin(member, role);
      const what = { by, action: 'changed', subject: member.name, detail: role };
      const logged = logMember(transaction, uid, what);
      const changed = { role, changedAt: serverTime, changedBy: by.uid };
      transaction.update(path, { ...changed, logged });
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
    writeLogEntry(transaction, memberEntryId(uid, token), { ...what, kind: 'role' });
    return token;
  }

  /** Changes a member who has joined; an invitation cannot change. */
  async function changeMember(
    uid: UserId,
    changeBy: (admin: Actor) => Fields,
    describe: (member: Member) => Pick<NewLogEntry, 'action' | 'subject' | 'detail'>,
  ) {
    return transact(async (transaction) => {
      const by = await readActorAs(['admin'], context, transaction);
      const path = people.member(uid);
      const member = found('member', uid, readMember(await transaction.get(path)));
      const logged = logMember(transaction, uid, { ...describe(member), by });
      transaction.update(path, { ...changeBy(by), logged });
      return member;
    });
  }

  async function rename(uid: UserId, newName: string): Promise<Member> {
    const name = newName.trim();
    const renamed = (by: Actor) => ({ name, renamedAt: serverTime, renamedBy: by.uid });
    const member = await changeMember(uid, renamed, (before) => ({
      action: 'renamed',
      subject: name,
      detail: before.name,
    }));
    return { ...member, name };
  }

  async function setBlocked(
    uid: UserId,
    { blocked, by: blockedBy }: { blocked: boolean; by: UserId },
  ): Promise<Member> {
    if (uid === blockedBy) throw new OwnAccountError();
    const blockedAt = blocked ? serverTime : null;
    const member = await changeMember(
      uid,
      () => ({ blockedAt, blockedBy }),
      (before) => ({
        action: blocked ? 'blocked' : 'unblocked',
        subject: before.name,
      }),
    );
    if (blocked) member.blockedAt = now().toISOString();
    else delete member.blockedAt;
    return member;
  }

  async function decideRequest(
    uid: UserId,
    { granted, by: decider }: { granted: boolean; by: Actor },
  ): Promise<AccessRequest> {
    return transact(async (transaction) => {
      const by = await readActorAs(['admin'], context, transaction, decider);
      const stored = await transaction.get(people.request(uid));
      const request = found('request', uid, readRequest(stored));
      if (request.decision) throw new RequestDecidedError(uid);
      const member = readMember(await transaction.get(people.member(uid)));
      const known = member ?? traits.startMember(request);
      if (granted) found('member', uid, known);
      const decision = { granted, at: serverTime, by };
      transaction.update(people.request(uid), { decision });
      const requestedAt = Date.parse(request.requestedAt);
      writeLogEntry(transaction, requestEntryId(uid, requestedAt), {
        by,
        kind: 'role',
        action: granted ? 'granted' : 'refused',
        subject: request.name,
        detail: request.accessLevel,
      });
      const after = known && memberAfter(request, granted, known);
      if (after && (after.role !== known.role || after.name !== known.name)) {
        const what = { by, action: 'changed', subject: after.name, detail: after.role };
        const changed = {
          ...after,
          changedAt: serverTime,
          changedBy: by.uid,
          logged: logMember(transaction, uid, what),
        };
        if (member) transaction.update(people.member(uid), changed);
        else transaction.set(people.member(uid), { ...known, ...changed });
      }
      return { ...request, decision: { granted, at: now().toISOString(), by } };
    });
  }

  /** The decision includes the name; the person may have another one by now. */
  function memberAfter(
    { accessLevel, name }: AccessRequest,
    granted: boolean,
    before: Pick<Member, 'name' | 'role'>,
  ): Pick<Member, 'name' | 'role'> {
    return granted
      ? { role: accessLevel, name }
      : { role: traits.roleAfterRefusal(before.role), name: before.name };
  }

  return { findByEmail, invite, withdraw, changeRole, rename, setBlocked, decideRequest };
}

function found<T>(kind: string, id: string, record: T | undefined): T {
  if (record === undefined) throw new RecordNotFoundError(kind, id);
  return record;
}
