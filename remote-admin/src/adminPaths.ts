import type { OfficeList } from 'shared-data/model';

/** Addresses of the admin area (spec.md §2); users, reports and settings are where the dashboard's quick actions lead. */
export const adminPaths = {
  login: '/admin/login',
  register: '/admin/register',
  dashboard: '/admin/dashboard',
  services: '/admin/services',
  service: (id: string) => `/admin/services/${encodeURIComponent(id)}`,
  applications: '/admin/applications',
  /** The applications that a search finds. */
  foundApplications: (search: string) => `/admin/applications?search=${encodeURIComponent(search)}`,
  waitingApplications: (list: OfficeList) => `/admin/applications?waiting=${list}`,
  users: '/admin/users',
  addUser: '/admin/users/new',
  reports: '/admin/reports',
  log: '/admin/log',
  settings: '/admin/settings',
  signingKeys: '/admin/settings#signing-keys',
} as const;
