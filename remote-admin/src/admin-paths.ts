/** Addresses of the admin area (spec.md §2); users, reports and settings are where the dashboard's quick actions lead. */
export const adminPaths = {
  login: '/admin/login',
  register: '/admin/register',
  dashboard: '/admin/dashboard',
  services: '/admin/services',
  applications: '/admin/applications',
  users: '/admin/users',
  reports: '/admin/reports',
  settings: '/admin/settings',
} as const;
