/** Addresses of the citizens' area (spec.md §2) and of the pages that it links to. */
export const userPaths = {
  login: '/user/login',
  register: '/user/register',
  dashboard: '/user/dashboard',
  profile: '/user/profile',
  search: '/user/search',
  apply: '/user/apply',
  applications: '/user/applications',
  activities: '/user/activities',
  messages: '/user/messages',
  tasks: '/user/tasks',
  projects: '/user/projects',
  meeting: '/user/meeting',
  report: '/user/report',
  service: (name: string) => `/user/search/${encodeURIComponent(name)}`,
  applyFor: (service: string) => `/user/apply?service=${encodeURIComponent(service)}`,
  message: (id: string) => `/user/messages/${encodeURIComponent(id)}`,
  projectsAt: (stage: string) => `/user/projects?stage=${encodeURIComponent(stage)}`,
  applicationsWith: (status: string) => `/user/applications?status=${encodeURIComponent(status)}`,
  application: (id: string) => `/user/applications/${encodeURIComponent(id)}`,
  certificate: (id: string, number?: string) =>
    `/user/applications/${encodeURIComponent(id)}/certificate${number ? `?number=${encodeURIComponent(number)}` : ''}`,
  receipt: (id: string) => `/user/applications/${encodeURIComponent(id)}/receipt`,
} as const;

/** Pages of the shell that this area links to. */
export const portalPaths = {
  terms: '/terms',
} as const;
