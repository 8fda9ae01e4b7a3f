import { Navigate, Route, Routes } from 'react-router-dom';
import { LazyPage } from 'shared-ui';
import { StaffLayout } from './layout/StaffLayout';
import { LoginPage } from './login/LoginPage';
import { staffPaths } from './staff-paths';

const noProps = {};
const loadRequest = async () =>
  (await import('./request-access/RequestAccessPage')).RequestAccessPage;
const loadDashboard = async () => (await import('./dashboard/DashboardPage')).DashboardPage;
const loadReview = async () => (await import('./review-application/ReviewPage')).ReviewPage;
const loadTasks = async () => (await import('./tasks/TasksPage')).TasksPage;
const loadPosition = async () =>
  (await import('./apply-for-position/PositionApplicationPage')).PositionApplicationPage;
const loadPayslips = async () => (await import('./payslips/PayslipsPage')).PayslipsPage;

/** The staff area, under `/staff/*`. Pages other than the login are fetched when they are opened. */
export function App() {
  return (
    <Routes>
      <Route path="login" element={<LoginPage />} />
      <Route path="request" element={<LazyPage load={loadRequest} props={noProps} />} />
      <Route element={<StaffLayout />}>
        <Route path="dashboard" element={<LazyPage load={loadDashboard} props={noProps} />} />
        <Route path="tasks" element={<LazyPage load={loadTasks} props={noProps} />} />
        <Route path="applications" element={<LazyPage load={loadPosition} props={noProps} />} />
        <Route path="payslips" element={<LazyPage load={loadPayslips} props={noProps} />} />
        <Route path="review/:id" element={<LazyPage load={loadReview} props={noProps} />} />
      </Route>
      <Route path="*" element={<Navigate to={staffPaths.dashboard} replace />} />
    </Routes>
  );
}
