import { fetchOpenPage } from 'shared-ui';

/** The pages that load on demand, so that the login does not load their code. */
export const pages = {
  layout: async () => {
    fetchOpenPage(pages);
    return (await import('./layout/CitizenLayout')).CitizenLayout;
  },
  register: async () => (await import('./register/RegisterPage')).RegisterPage,
  dashboard: async () => (await import('./dashboard/DashboardPage')).DashboardPage,
  activities: async () => (await import('./activities/ActivitiesPage')).ActivitiesPage,
  messages: async () => (await import('./messages/MessagesPage')).MessagesPage,
  message: async () => (await import('./messages/MessagePage')).MessagePage,
  tasks: async () => (await import('./tasks/TasksPage')).TasksPage,
  projects: async () => (await import('./projects/ProjectsPage')).ProjectsPage,
  meeting: async () => (await import('./schedule-meeting/MeetingPage')).MeetingPage,
  report: async () => (await import('./report/ReportPage')).ReportPage,
  profile: async () => (await import('./profile/ProfilePage')).ProfilePage,
  search: async () => (await import('./search-services/SearchPage')).SearchPage,
  service: async () => (await import('./search-services/ServicePage')).ServicePage,
  apply: async () => (await import('./apply-for-service/ApplyPage')).ApplyPage,
  applications: async () => (await import('./my-applications/ApplicationsPage')).ApplicationsPage,
  application: async () => (await import('./my-applications/ApplicationPage')).ApplicationPage,
  certificate: async () =>
    (await import('./my-applications/certificate/CertificatePage')).CertificatePage,
  receipt: async () => (await import('./my-applications/ReceiptPage')).ReceiptPage,
  notFound: async () => (await import('shared-area/not-found')).NotFoundPage,
};
