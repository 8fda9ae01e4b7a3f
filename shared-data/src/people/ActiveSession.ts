import type { Role, SessionUser } from 'shared-auth';

/** Somebody who is signed in somewhere and has been seen lately. */
export interface ActiveSession {
  uid: string;
  name: string;
  role: Role;
  seenAt: string;
}

/** Somebody seen within this many milliseconds has an active session: a quarter of an hour. */
export const sessionLasts = 15 * 60_000;

/** What of a session the records need to know. */
export type SignedInPerson = Pick<
  SessionUser,
  'uid' | 'name' | 'email' | 'role' | 'position' | 'accessLevel'
>;
