import { fetchOpenPage } from 'shared-ui';

/** The pages that load on demand, so that the login does not load their code. */
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
