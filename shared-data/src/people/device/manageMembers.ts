import type { Role } from 'shared-auth';
import type { Actor } from '../../applications/Application';
import type { DeviceContext } from '../../device/DeviceFeature';
import { addLogEntry, logTableOf } from '../../log/device/addLogEntry';
import { entryToken, memberEntryId } from '../../log/entryIds';
import { RecordNotFoundError } from '../../store/errors';
import type { AccessRequest } from '../AccessRequest';
import { LastAdminError, MemberKnownError, OwnAccountError, RequestDecidedError } from '../errors';
import type { Invitation, Member } from '../Member';
import { asMember } from './asMember';
import { isSameAddress, tablesOf } from './peopleTables';
import type { UserId } from '../../store/kinds';

/** What admins do with members and requests, each action in one transaction. */
export function manageMembers({ db, now, actor }: DeviceContext) {
  const { members, requests } = tablesOf(db);
  const log = logTableOf(db);

  async function note(uid: UserId, action: string, subject: string, detail?: string) {
    const by = await asMember(db, actor());
    await addLogEntry(db, {
      ...{ id: memberEntryId(uid, entryToken()), at: now().toISOString(), by },
      ...{ kind: 'role', action, subject, detail },
    });
  }

  async function getMember(uid: UserId): Promise<Member> {
    const member = await members.get(uid);
    if (!member) throw new RecordNotFoundError('member', uid);
    return member;
  }

  /** The date of a changed role; an open invitation has none. */
  const changedNow = ({ joinedAt }: Member) =>
    joinedAt === null ? {} : { changedAt: now().toISOString() };

  return {
    invite: ({ name, email, role }: Invitation) =>
      db.transaction('rw', members, log, async () => {
        const known = await members.filter((member) => isSameAddress(member.email, email)).first();
        if (known) throw new MemberKnownError(email);
        const member: Member = {
          uid: `invited-${crypto.randomUUID()}`,
          name: name.trim(),
          email: email.trim(),
          role,
          joinedAt: null,
          invitedAt: now().toISOString(),
        };
        await members.add(member);
        await note(member.uid, 'invited', member.name, role);
        return member;
      }),

    withdraw: (uid: UserId) =>
      db.transaction('rw', members, log, async () => {
        const member = await getMember(uid);
        if (member.joinedAt !== null) throw new RecordNotFoundError('invitation', uid);
        await members.delete(uid);
        await note(uid, 'withdrawn', member.name, member.role);
        return member;
      }),

    changeRole: (uid: UserId, role: Role) =>
      db.transaction('rw', members, log, async () => {
        const member = await getMember(uid);
        const isAdmin = ({ role: has, joinedAt }: Member) => has === 'admin' && joinedAt !== null;
        if (isAdmin(member) && role !== 'admin' && (await members.filter(isAdmin).count()) === 1) {
          throw new LastAdminError();
        }
        if (member.role === role) return member;
        const changed = { ...member, role, ...changedNow(member) };
        await members.put(changed);
        await note(uid, 'changed', member.name, role);
        return changed;
      }),

    rename: (uid: UserId, name: string) =>
      db.transaction('rw', members, log, async () => {
        const member = await getMember(uid);
        const renamed = { ...member, name: name.trim() };
        await members.put(renamed);
        await note(uid, 'renamed', renamed.name, member.name);
        return renamed;
      }),

    setBlocked: (uid: UserId, { blocked, by }: { blocked: boolean; by: string }) =>
      db.transaction('rw', members, log, async () => {
        if (uid === by) throw new OwnAccountError();
        const member = await getMember(uid);
        if (member.joinedAt === null) throw new RecordNotFoundError('member', uid);
        if (blocked) member.blockedAt = now().toISOString();
        else delete member.blockedAt;
        await members.put(member);
        await note(uid, blocked ? 'blocked' : 'unblocked', member.name);
        return member;
      }),

    decideRequest: (uid: UserId, { granted, by }: { granted: boolean; by: Actor }) =>
      db.transaction('rw', members, requests, log, async () => {
        const request = await requests.get(uid);
        if (!request) throw new RecordNotFoundError('request', uid);
        if (request.decision) throw new RequestDecidedError(uid);
        const at = now().toISOString();
        const { uid: decider, name: decidedBy, role: as } = await asMember(db, by);
        const decided: AccessRequest = {
          ...request,
          decision: { granted, at, by: { uid: decider, name: decidedBy, role: as } },
        };
        await requests.put(decided);
        const answer = granted ? 'granted' : 'refused';
        await note(uid, answer, request.name, request.accessLevel);
        const { name, email, accessLevel, sample } = request;
        const known: Member = (await members.get(uid)) ?? {
          ...{ uid, name, email, role: 'user', joinedAt: at, ...(sample ? { sample } : {}) },
        };
        const role = granted ? accessLevel : 'user';
        await members.put({
          ...known,
          role,
          ...(granted ? { name } : {}),
          ...(granted || known.role !== role ? { changedAt: at } : {}),
        });
        if (known.role !== role) await note(uid, 'changed', granted ? name : known.name, role);
        return decided;
      }),
  };
}
