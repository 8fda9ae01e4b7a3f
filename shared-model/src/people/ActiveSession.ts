import type { Role } from '../kinds/role';
import type { SessionUser } from './SessionUser';
import type { IsoTime, UserId } from '../kinds/kinds';

/** Somebody who is signed in somewhere and has been seen lately. */
export interface ActiveSession {
  uid: UserId;
  name: string;
  role: Role;
  seenAt: IsoTime;
}

/** Somebody seen within this many milliseconds has an active session: a quarter of an hour. */
export const sessionLasts = 15 * 60_000;

/** The part of a session that the records need. */
export type SignedInPerson = Pick<
  SessionUser,
  'uid' | 'name' | 'email' | 'role' | 'position' | 'accessLevel'
>;
