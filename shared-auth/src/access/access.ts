import type { Role } from '../role/role';
import type { AccessLevel } from '../session/SessionUser';

/**
 * Whether an account may enter the area of a role. `waiting`: it has asked and nobody has decided;
 * `unconfirmed`: it has the role, or may come to have it, but its address is not confirmed; `blocked`: it
 * may enter no area at all.
 */
export type Access = 'granted' | 'waiting' | 'refused' | 'unconfirmed' | 'blocked' | 'none';

/** Who asks to enter. */
export interface AccessPerson {
  uid: string;
  name: string;
  email: string;
}

/** What a person asks for when they ask for access. */
export interface AccessWish {
  position: string;
  accessLevel: AccessLevel;
}

/** A request that was made. */
export interface AskedAccess extends AccessWish {
  /** ISO 8601. */
  requestedAt: string;
}

/** What is known of an account's access to an area. */
export interface AccessAnswer {
  access: Access;
  /** Whether the account's address is confirmed. */
  confirmed: boolean;
  /** What was asked for last, where anything was. */
  asked?: AskedAccess;
  /** When that was refused: ISO 8601. */
  refusedAt?: string;
  /** The role that the account does have, where that is another one. */
  role?: Role;
}

/** The listener: notified of each new answer, or once of the failure that ended the watching. */
export interface AccessObserver {
  next: (answer: AccessAnswer) => void;
  error: (error: Error) => void;
}

/**
 * Who decides which account may enter which area. The shell gives one to `AuthProvider`; without one,
 * and where it enforces nothing, everybody has the role that they sign in with.
 */
export interface AccessAuthority {
  /** Whether roles are granted here, and not merely taken. */
  isEnforced: () => Promise<boolean>;
  /** Watches the access of the signed-in account. The function that comes back ends it. */
  watch: (person: AccessPerson, role: Role) => (observer: AccessObserver) => () => void;
  /** Asks once, past anything that the device remembers. Rejects where nobody answers. */
  check: (person: AccessPerson, role: Role) => Promise<AccessAnswer>;
  /** Files a request for the signed-in account, unless one waits; with what holds then. */
  request: (person: AccessPerson, wish: AccessWish, role: Role) => Promise<AccessAnswer>;
}

/** What holds where nobody is asked. */
export const grantedToAll: AccessAnswer = { access: 'granted', confirmed: true };
