import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { RequireRole } from 'shared-auth';
import { ApplyPage } from './apply-for-service/ApplyPage';
import { DashboardPage } from './dashboard/DashboardPage';
import { CitizenLayout } from './layout/CitizenLayout';
import { LoginPage } from './login/LoginPage';
import { ApplicationsPage } from './my-applications/ApplicationsPage';
import { RegisterPage } from './register/RegisterPage';
import { userPaths } from './user-paths';

/** The citizens' area, under `/user/*`. */
export function App() {
  return (
    <Routes>
      <Route path="login" element={<LoginPage />} />
      <Route path="register" element={<RegisterPage />} />
      <Route
        element={
          <RequireRole role="user">
            <CitizenLayout>
              <Outlet />
            </CitizenLayout>
          </RequireRole>
        }
      >
        <Route path="dashboard" element={<DashboardPage />} />
        <Route path="apply" element={<ApplyPage />} />
        <Route path="applications" element={<ApplicationsPage />} />
      </Route>
      <Route path="*" element={<Navigate to={userPaths.dashboard} replace />} />
    </Routes>
  );
}
