import type { Role } from 'shared-auth';

const paths: Record<Role, string> = {
  user: '/user/register',
  staff: '/staff/request',
  admin: '/admin/register',
};

/** Where somebody makes the account of a role (spec.md §2). */
export function registrationPath(role: Role): string {
  return paths[role];
}
