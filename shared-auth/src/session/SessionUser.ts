import type { UserId } from '../kinds/Kind';
import type { Role } from '../role/role';

/** The levels that a staff member can ask for (`spec.md §5`). */
export type AccessLevel = 'staff' | 'admin';

/** The person of a session. Never holds the password. */
export interface SessionUser {
  /** The identity provider's user id. */
  uid: UserId;
  name: string;
  email: string;
  role: Role;
  /** Of staff who asked for access: the position they named. */
  position?: string;
  /** Of staff who asked for access: the level they asked for. */
  accessLevel?: AccessLevel;
}
