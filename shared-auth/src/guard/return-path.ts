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

/**
 * The address of a list with the filter and page that it had when an entry was opened, else the plain list.
 * The links to the entries carry it along, as `{ from: useLocation() }`.
 * @param state of the entry's location: kept by the browser, so it can be anything
 * @param list the path of the list
 */
export function listPath(state: unknown, list: string): string {
  const from = fieldOf(state, 'from');
  const search = textOf(from, 'search');
  return textOf(from, 'pathname') === list && search.startsWith('?') ? `${list}${search}` : list;
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
