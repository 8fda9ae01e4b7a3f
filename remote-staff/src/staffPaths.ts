/** Addresses of the staff area (spec.md §2). */
export const staffPaths = {
  login: '/staff/login',
  request: '/staff/request',
  dashboard: '/staff/dashboard',
  worklist: '/staff/worklist',
  applications: '/staff/applications',
  tasks: '/staff/tasks',
  payslips: '/staff/payslips',
  daySheet: '/staff/day-sheet',
  /** Encoded, because the id may contain characters that are special in an address, such as '#'. */
  review: (applicationId: string) => `/staff/review/${encodeURIComponent(applicationId)}`,
  receipt: (applicationId: string, receipt: string) =>
    `/staff/receipts/${encodeURIComponent(applicationId)}/${receipt}`,
} as const;
