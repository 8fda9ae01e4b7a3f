import type { AccessAnswer, AccessWish } from './Access';
import type { Role } from '../kinds/role';
import type { Actor } from '../applications/applicationSchema';
import type { Watch } from '../kinds/Watch';
import type { AccessRequest } from './accessRequestSchema';
import type { AccessSeeker } from './accessFor';
import type { ActiveSession } from './activeSessionSchema';
import type { SignedInPerson } from './ActiveSession';
import type { Invitation, MemberFigures } from './Member';
import type { Member } from './memberSchema';
import type { UserId } from '../kinds/kinds';

/** The members' part of the port. */
export interface PeopleRecords {
  /**
   * Sorted by name. A store that may hold very many lists all staff, admins and invitations, and the latest
   * citizens.
   */
  watch(): Watch<Member[]>;
  watchFigures(): Watch<MemberFigures>;
  /** Also finds people that `watch` does not list; any case. An open invitation counts. */
  findByEmail(email: string): Promise<Member | undefined>;
  /**
   * Waiting requests first: those with a confirmed address before the others. Each group newest first. A store
   * that may hold very many lists all waiting ones with a confirmed address, and the latest others.
   */
  watchRequests(): Watch<AccessRequest[]>;
  /** People seen within `sessionLasts` before the call, the latest first. */
  watchSessions(): Watch<ActiveSession[]>;
  /**
   * Records that somebody is signed in: saves their session, makes them a member where they are none (from an
   * open invitation to their address, if any) and, where they asked for a level, files their request.
   */
  noteSession(person: SignedInPerson): Promise<void>;
  /** The language of somebody's own account; undefined where they have chosen none. */
  findLanguage(uid: UserId): Promise<string | undefined>;
  /** Saves it with the account. Does nothing for a person who is no member yet: the next `noteSession` makes them one. */
  saveLanguage(uid: UserId, language: string): Promise<void>;
  invite(invitation: Invitation): Promise<Member>;
  /** Withdraws an invitation that is still open. */
  withdraw(uid: UserId): Promise<Member>;
  changeRole(uid: UserId, role: Role): Promise<Member>;
  /** Changes the name of a member. Only admins can change the name of staff and admins. */
  rename(uid: UserId, name: string): Promise<Member>;
  /** Blocks an account or unblocks it; `by` is the admin's uid. */
  setBlocked(uid: UserId, change: { blocked: boolean; by: string }): Promise<Member>;
  /** Gives the person the requested level under the name in the request, or leaves them a citizen. */
  decideRequest(uid: UserId, decision: { granted: boolean; by: Actor }): Promise<AccessRequest>;
  /**
   * Emits whether somebody may enter the area of a role, and again after each change. Granted to everybody where the
   * store enforces no roles.
   */
  watchAccess(seeker: AccessSeeker, role: Role): Watch<AccessAnswer>;
  /** The same once, without the local cache; accepts an open invitation. */
  checkAccess(seeker: AccessSeeker, role: Role): Promise<AccessAnswer>;
  /** Files a request, unless one waits, and makes the person a member; resolves to their access after that. */
  requestAccess(seeker: AccessSeeker, wish: AccessWish, role: Role): Promise<AccessAnswer>;
}
