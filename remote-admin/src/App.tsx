import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { RequireRole } from 'shared-auth';
import { LazyPage } from 'shared-ui';
import { adminPaths } from './admin-paths';
import { LoginPage } from './login/LoginPage';
import { RegisterPage } from './register/RegisterPage';

const loadLayout = async () => (await import('./layout/AdminLayout')).AdminLayout;
const loadDashboard = async () => (await import('./dashboard/DashboardPage')).DashboardPage;

/** The admin area, under `/admin/*`. What is behind the login is fetched when it is opened. */
export function App() {
  return (
    <Routes>
      <Route path="login" element={<LoginPage />} />
      <Route path="register" element={<RegisterPage />} />
      <Route
        element={
          <RequireRole role="admin">
            <LazyPage load={loadLayout} props={{ children: <Outlet /> }} />
          </RequireRole>
        }
      >
        <Route path="dashboard" element={<LazyPage load={loadDashboard} props={{}} />} />
      </Route>
      <Route path="*" element={<Navigate to={adminPaths.dashboard} replace />} />
    </Routes>
  );
}
