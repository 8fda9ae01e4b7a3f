import type { UserId } from '../kinds/Kind';
import type { Role } from '../kinds/role';

/** The levels that a staff member can request (`spec.md §5`). */
export type AccessLevel = 'staff' | 'admin';

/** The person of a session. Never holds the password. */
export interface SessionUser {
  /** The identity provider's user id. */
  uid: UserId;
  name: string;
  email: string;
  role: Role;
  /** Of staff who requested access: the position they named. */
  position?: string;
  /** Of staff who requested access: the level they requested. */
  accessLevel?: AccessLevel;
}
