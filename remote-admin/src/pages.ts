import { fetchOpenPage } from 'shared-ui';

/** The pages that load on demand, so that the login does not load their code. */
export const pages = {
  register: async () => (await import('./register/RegisterPage')).RegisterPage,
  layout: async () => {
    fetchOpenPage(pages);
    return (await import('./layout/AdminLayout')).AdminLayout;
  },
  dashboard: async () => (await import('./dashboard/DashboardPage')).DashboardPage,
  services: async () => (await import('./services/ServicesPage')).ServicesPage,
  describeService: async () =>
    (await import('./describe-service/DescribeServicePage')).DescribeServicePage,
  applications: async () => (await import('./applications/ApplicationsPage')).ApplicationsPage,
  users: async () => (await import('./users/UsersPage')).UsersPage,
  addUser: async () => (await import('./users/InvitePage')).InvitePage,
  reports: async () => (await import('./reports/ReportsPage')).ReportsPage,
  log: async () => (await import('./log/LogPage')).LogPage,
  settings: async () => (await import('./settings/SettingsPage')).SettingsPage,
  notFound: async () => (await import('shared-area/not-found')).NotFoundPage,
};
