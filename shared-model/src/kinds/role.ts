/** The role of a person in the portal; each has its own area, login and dashboard (`spec.md §6`). */
export type Role = 'user' | 'staff' | 'admin';

/** The three independent flags of `spec.md §4`: for which areas there is a session. */
export type RoleFlags = Record<Role, boolean>;

/** All roles, in the order in which the portal lists them. */
export const roles: readonly Role[] = ['user', 'staff', 'admin'];

/** The flags of a session in one role, or without a session. Never more than one flag is set. */
export function flagsFor(role: Role | undefined): RoleFlags {
  return { user: role === 'user', staff: role === 'staff', admin: role === 'admin' };
}

/** Whether a value from outside names a role. */
export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value);
}
