import type { Role } from '../role/role';
import { dashboardPath, loginPath } from '../role/role-paths';

/**
 * Where to go after signing in: the page that was asked for, when it is of the role's own area, else
 * the role's dashboard.
 * @param state of the login screen's location: kept by the browser, so it can be anything
 */
export function returnPath(state: unknown, role: Role): string {
  const from = fieldOf(state, 'from');
  const pathname = textOf(from, 'pathname');
  if (!isInArea(pathname, role)) return dashboardPath(role);
  return `${pathname}${textOf(from, 'search')}${textOf(from, 'hash')}`;
}

function isInArea(pathname: string, role: Role) {
  if (!pathname.startsWith(`/${role}/`) || pathname === loginPath(role)) return false;
  // '/user/../staff' and '/user//elsewhere' mean another place than they seem to.
  return pathname
    .split('/')
    .slice(2)
    .every((part) => part !== '' && !/^\.{1,2}$/.test(part));
}

function textOf(value: unknown, key: string): string {
  const text = fieldOf(value, key);
  return typeof text === 'string' ? text : '';
}

function fieldOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}
