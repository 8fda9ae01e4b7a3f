import type { AccessAnswer, AccessWish, Role } from 'shared-auth';
import type { Actor } from '../applications/Application';
import type { Watch } from '../store/Watch';
import type { AccessRequest } from './AccessRequest';
import type { AccessSeeker } from './accessFor';
import type { ActiveSession, SignedInPerson } from './ActiveSession';
import type { Invitation, Member, MemberFigures } from './Member';
import type { UserId } from '../store/kinds';

/** The members' part of the port. */
export interface PeopleRecords {
  /**
   * By name. A store that may hold very many tells all staff, admins and invitations, and the latest
   * citizens.
   */
  watch(): Watch<Member[]>;
  watchFigures(): Watch<MemberFigures>;
  /** Also where `watch` does not tell them; any case. An open invitation counts. */
  findByEmail(email: string): Promise<Member | undefined>;
  /**
   * Those that wait first: with a confirmed address before the others. Each group newest first. A store
   * that may hold very many lists all that wait with a confirmed address, and the latest others.
   */
  watchRequests(): Watch<AccessRequest[]>;
  /** Seen within `sessionLasts` of the moment of asking, the latest first. */
  watchSessions(): Watch<ActiveSession[]>;
  /**
   * Takes note that somebody is signed in: their session, their membership where they have none (an
   * open invitation to their address becomes it) and, where they asked for a level, their request.
   */
  noteSession(person: SignedInPerson): Promise<void>;
  /** The language of somebody's own account; undefined where they have chosen none. */
  findLanguage(uid: UserId): Promise<string | undefined>;
  /** Keeps it with the account. Nothing happens to who is no member yet: the next `noteSession` makes them one. */
  saveLanguage(uid: UserId, language: string): Promise<void>;
  invite(invitation: Invitation): Promise<Member>;
  /** Takes back an invitation that is still open. */
  withdraw(uid: UserId): Promise<Member>;
  changeRole(uid: UserId, role: Role): Promise<Member>;
  /** Who works here goes by the name that an admin gives them. */
  rename(uid: UserId, name: string): Promise<Member>;
  /** Blocks an account or unblocks it; `by` is the admin's uid. */
  setBlocked(uid: UserId, change: { blocked: boolean; by: string }): Promise<Member>;
  /** Gives the person the level asked for under the name that they asked with, or leaves them a citizen. */
  decideRequest(uid: UserId, decision: { granted: boolean; by: Actor }): Promise<AccessRequest>;
  /**
   * Whether somebody may enter the area of a role, and each change of it. Granted to everybody where the
   * store enforces no roles.
   */
  watchAccess(seeker: AccessSeeker, role: Role): Watch<AccessAnswer>;
  /** The same once, past anything that the device remembers; an open invitation is taken up. */
  checkAccess(seeker: AccessSeeker, role: Role): Promise<AccessAnswer>;
  /** Files a request, unless one waits, and makes the person a member; with what holds then. */
  requestAccess(seeker: AccessSeeker, wish: AccessWish, role: Role): Promise<AccessAnswer>;
}
