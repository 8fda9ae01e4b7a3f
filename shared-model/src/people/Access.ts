import type { Role } from '../kinds/role';
import type { AccessLevel } from './SessionUser';

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
