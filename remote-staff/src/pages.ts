import { fetchOpenPage } from 'shared-ui';

/** What is fetched when its page is opened, so that the login weighs no more than a login. */
export const pages = {
  layout: async () => {
    fetchOpenPage(pages);
    return (await import('./layout/StaffLayout')).StaffLayout;
  },
  request: async () => (await import('./request-access/RequestAccessPage')).RequestAccessPage,
  dashboard: async () => (await import('./dashboard/DashboardPage')).DashboardPage,
  worklist: async () => (await import('./worklist/WorklistPage')).WorklistPage,
  review: async () => (await import('./review-application/ReviewPage')).ReviewPage,
  tasks: async () => (await import('./tasks/TasksPage')).TasksPage,
  applications: async () =>
    (await import('./apply-for-position/PositionApplicationPage')).PositionApplicationPage,
  receipts: async () => (await import('./payments/ReceiptPage')).ReceiptPage,
  'day-sheet': async () => (await import('./payments/DaySheetPage')).DaySheetPage,
  payslips: async () => (await import('./payslips/PayslipsPage')).PayslipsPage,
  notFound: async () => (await import('shared-area/not-found')).NotFoundPage,
};
