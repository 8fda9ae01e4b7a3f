/** Addresses of the citizens' area (spec.md §2). */
export const userPaths = {
  login: '/user/login',
  register: '/user/register',
  dashboard: '/user/dashboard',
  profile: '/user/profile',
  search: '/user/search',
  apply: '/user/apply',
  applications: '/user/applications',
} as const;
