import type { Role } from 'shared-model';

/** The login screen of a role's area (`spec.md §2`). */
export function loginPath(role: Role): string {
  return `/${role}/login`;
}

/** The dashboard of a role's area (`spec.md §2`). */
export function dashboardPath(role: Role): string {
  return `/${role}/dashboard`;
}
