/** Who somebody is to the portal; each role has its own area, login and dashboard (`spec.md §6`). */
export type Role = 'user' | 'staff' | 'admin';

/** The three independent flags of `spec.md §4`: for which areas there is a session. */
export type RoleFlags = Record<Role, boolean>;

/** All roles, in the order in which the portal lists them. */
export const roles: readonly Role[] = ['user', 'staff', 'admin'];

/** The flags of a session in one role, or of nobody. One person at a time: the other flags are clear. */
export function flagsFor(role: Role | undefined): RoleFlags {
  return { user: role === 'user', staff: role === 'staff', admin: role === 'admin' };
}

/** Whether a value from outside names a role. */
export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}
