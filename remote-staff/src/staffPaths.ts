/** Addresses of the staff area (spec.md §2). */
export const staffPaths = {
  login: '/staff/login',
  request: '/staff/request',
  dashboard: '/staff/dashboard',
  worklist: '/staff/worklist',
  applications: '/staff/applications',
  tasks: '/staff/tasks',
  payslips: '/staff/payslips',
  /** The id may hold signs that mean something in an address, such as '#'. */
  review: (applicationId: string) => `/staff/review/${encodeURIComponent(applicationId)}`,
} as const;
