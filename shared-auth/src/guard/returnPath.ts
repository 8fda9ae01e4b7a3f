import type { Role } from 'shared-model';
import { dashboardPath, loginPath } from '../role/rolePaths';

/**
 * Where to go after signing in: the requested page if it is in the role's own area, else the role's
 * dashboard.
 * @param state of the login screen's location: kept by the browser, so it can be anything
 */
export function returnPath(state: unknown, role: Role): string {
  const from = fieldOf(state, 'from');
  const pathname = textOf(from, 'pathname');
  const path = `${pathname}${textOf(from, 'search')}${textOf(from, 'hash')}`;
  return isInArea(pathname, role) && isReadAsWritten(path, pathname) ? path : dashboardPath(role);
}

/**
 * The address of a list with the filter and page that it had when an entry was opened, else the plain list.
 * The links to the entries carry it along, as `{ from: useLocation() }`.
 * @param state of the entry's location: kept by the browser, so it can be anything
 * @param list the path of the list
 * @param others the paths of further lists from which an entry is opened
 */
export function listPath(state: unknown, list: string, ...others: readonly string[]): string {
  const from = fieldOf(state, 'from');
  const search = textOf(from, 'search');
  const opened = [list, ...others].find((path) => path === textOf(from, 'pathname')) ?? '';
  return opened !== '' && search.startsWith('?') ? `${opened}${search}` : opened || list;
}

function isInArea(pathname: string, role: Role) {
  if (!pathname.startsWith(`/${role}/`) || pathname === loginPath(role)) return false;
  return !pathname.split('/').slice(2).includes('');
}

/** Browsers read '/user/../staff', '/user/%2e%2e/staff' and '/user/..\staff' as '/staff'. */
function isReadAsWritten(path: string, pathname: string) {
  return new URL(path, location.origin).pathname === pathname;
}

function textOf(value: unknown, key: string): string {
  const text = fieldOf(value, key);
  return typeof text === 'string' ? text : '';
}

function fieldOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}
