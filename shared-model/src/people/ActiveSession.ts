import type { SessionUser } from './SessionUser';

/** Somebody seen within this many milliseconds has an active session: a quarter of an hour. */
export const sessionLasts = 15 * 60_000;

/** The part of a session that the records need. */
export type SignedInPerson = Pick<
  SessionUser,
  'uid' | 'name' | 'email' | 'role' | 'position' | 'accessLevel'
>;
