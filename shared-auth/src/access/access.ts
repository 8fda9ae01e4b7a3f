import type { Role } from '../role/role';
import type { AccessLevel } from '../session/SessionUser';

/**
 * Whether an account may enter the area of a role. `waiting`: its request is not decided yet;
 * `unconfirmed`: it has the role or can still get it, but its address is not confirmed; `blocked`: it
 * may enter no area at all.
 */
export type Access = 'granted' | 'waiting' | 'refused' | 'unconfirmed' | 'blocked' | 'none';

/** The person whose access is checked. */
export interface AccessPerson {
  uid: string;
  name: string;
  email: string;
}

/** The content of a request for access. */
export interface AccessWish {
  position: string;
  accessLevel: AccessLevel;
}

/** A request that was made. */
export interface AskedAccess extends AccessWish {
  /** ISO 8601. */
  requestedAt: string;
}

/** What is known about an account's access to an area. */
export interface AccessAnswer {
  access: Access;
  /** Whether the account's address is confirmed. */
  confirmed: boolean;
  /** The latest request, if there is one. */
  asked?: AskedAccess;
  /** When the latest request was refused: ISO 8601. */
  refusedAt?: string;
  /** The role that the account has, if it is a different one. */
  role?: Role;
}

/** The listener: notified of each new answer, or once of the failure that ended the watching. */
export interface AccessObserver {
  next: (answer: AccessAnswer) => void;
  error: (error: Error) => void;
}

/**
 * Decides which account may enter which area. The shell passes one to `AuthProvider`; without one,
 * and where it does not enforce roles, everybody has the role that they sign in with.
 */
export interface AccessAuthority {
  /** Whether roles have to be granted; otherwise everybody has the role that they sign in with. */
  isEnforced: () => Promise<boolean>;
  /** Watches the access of the signed-in account. The returned function stops watching. */
  watch: (person: AccessPerson, role: Role) => (observer: AccessObserver) => () => void;
  /** Checks once, without any cache of the device. Rejects if there is no answer. */
  check: (person: AccessPerson, role: Role) => Promise<AccessAnswer>;
  /** Files a request for the signed-in account unless one is pending. Resolves to the access after that. */
  request: (person: AccessPerson, wish: AccessWish, role: Role) => Promise<AccessAnswer>;
}

/** The answer where roles are not enforced. */
export const grantedToAll: AccessAnswer = { access: 'granted', confirmed: true };
