import {
  type AccessRequest,
  type AccessSeeker,
  type Invitation,
  type Member,
  personName,
  type SignedInPerson,
  type UserId,
  type Watch,
} from 'shared-model';
import type { AccessAnswer, AccessWish, Role } from 'shared-auth';
import { currentActor } from '../store/currentActor';
import { actOf, watchOf } from './forward';
import { openRecords } from './openRecords';
import { watchStore } from './watchStore';

/** Everybody with an account or an open invitation, by name. */
export const watchPeople = watchOf('people', 'watch');

/** How many members and open invitations there are. */
export const watchMemberFigures = watchOf('people', 'watchFigures');

/** The member with that e-mail address, whatever its case. @throws RecordsUnavailableError, OfflineError */
export const findMemberByEmail = actOf('people', 'findByEmail');

/** Requests for access: waiting ones first, each group newest first. */
export const watchAccessRequests = watchOf('people', 'watchRequests');

/** Who is signed in and was seen within `sessionLasts`; the latest first. */
export const watchActiveSessions = watchOf('people', 'watchSessions');

/**
 * Records that somebody is signed in, and makes them a member where they are none: call it whenever an area
 * opens. It does not change a role that the records have already.
 * @throws RecordsUnavailableError, StorageFullError
 */
export async function noteSession(person: SignedInPerson): Promise<void> {
  const store = await openRecords();
  return store.people.noteSession({ ...person, name: personName(person.name) });
}

/**
 * Invites somebody with a role. They become a member when they sign in with that address.
 * @throws MemberKnownError, RecordsUnavailableError, StorageFullError
 */
export async function invitePerson(invitation: Invitation): Promise<Member> {
  const store = await openRecords();
  return store.people.invite({ ...invitation, name: personName(invitation.name) });
}

/** Withdraws an invitation that is still open. @throws RecordNotFoundError */
export const withdrawInvitation = actOf('people', 'withdraw');

/** The language that somebody has chosen for their account. @throws RecordsUnavailableError, OfflineError */
export const findAccountLanguage = actOf('people', 'findLanguage');

/**
 * Saves the language that somebody has chosen with their account, where it has a membership.
 * @param language its tag
 * @throws RecordsUnavailableError, OfflineError
 */
export const saveAccountLanguage = actOf('people', 'saveLanguage');

/**
 * Gives somebody another role. The applications of a clerk or an admin return to the work list when the person no
 * longer works here; where that fails, the call can be repeated.
 * @throws LastAdminError, RecordNotFoundError, RecordsUnavailableError, OfflineError, SignedOutError
 */
export async function changeRole(uid: UserId, role: Role): Promise<Member> {
  const store = await openRecords();
  const member = await store.people.changeRole(uid, role);
  if (role === 'user' && member.joinedAt !== null) {
    await store.worklist.releaseAll(uid, currentActor());
  }
  return member;
}

/**
 * Gives somebody another name. Citizens choose their own; staff and admins cannot, so that nobody pretends to be
 * somebody else.
 * @throws RecordNotFoundError, NotPermittedError
 */
export const renameMember = actOf('people', 'rename');

/**
 * Blocks an account or unblocks it. While it is blocked it neither reads nor writes anything personal; on the
 * device store it is only marked. A block returns their applications to the work list, as `changeRole` does.
 * @throws OwnAccountError, RecordNotFoundError, SignedOutError
 */
export async function setAccountBlocked(uid: UserId, blocked: boolean): Promise<Member> {
  const by = currentActor();
  const store = await openRecords();
  const member = await store.people.setBlocked(uid, { blocked, by: by.uid });
  if (blocked) await store.worklist.releaseAll(uid, by);
  return member;
}

/**
 * Grants or refuses a request for access; when granted, the person gets the requested role. On the device store
 * everybody has the role that they sign in with, and a refusal takes it back, as `changeRole` does.
 * @throws RequestDecidedError when another admin has decided already; RecordNotFoundError; SignedOutError
 */
export async function decideAccessRequest(
  uid: UserId,
  { granted }: { granted: boolean },
): Promise<AccessRequest> {
  const by = currentActor();
  const store = await openRecords();
  const decided = await store.people.decideRequest(uid, { granted, by });
  // On the live store nobody has a role before it is granted, and there is nothing to give back.
  if (!granted && store.kind === 'device') await store.worklist.releaseAll(uid, by);
  return decided;
}

/**
 * Emits whether the signed-in account may enter the area of a role, and again after each change. On the device
 * store everybody may.
 */
export function watchAccess(seeker: AccessSeeker, role: Role): Watch<AccessAnswer> {
  return watchStore((store) => store.people.watchAccess(asOnRecord(seeker), role));
}

/**
 * Like `watchAccess`, but once and without the local cache.
 * @throws OfflineError, RecordsUnavailableError, SignedOutError
 */
export async function checkAccess(seeker: AccessSeeker, role: Role): Promise<AccessAnswer> {
  const store = await openRecords();
  return store.people.checkAccess(asOnRecord(seeker), role);
}

/**
 * Files a request for the signed-in account, unless one waits already; resolves to its access after that.
 * @throws OfflineError, RecordsUnavailableError, SignedOutError
 */
export async function requestAccess(
  seeker: AccessSeeker,
  wish: AccessWish,
  role: Role,
): Promise<AccessAnswer> {
  const store = await openRecords();
  return store.people.requestAccess(asOnRecord(seeker), wish, role);
}

function asOnRecord(seeker: AccessSeeker): AccessSeeker {
  return { ...seeker, name: personName(seeker.name) };
}
