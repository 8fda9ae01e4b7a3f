import { Navigate, Route, Routes } from 'react-router-dom';
import { RequireRole } from 'shared-auth';
import { LazyPage } from 'shared-ui';
import { adminPaths } from './adminPaths';
import { LoginPage } from './login/LoginPage';
import { pages } from './pages';

const noProps = {};

/** The admin area, under `/admin/*`. */
export function App() {
  return (
    <Routes>
      <Route path="login" element={<LoginPage />} />
      <Route path="register" element={<LazyPage load={pages.register} props={noProps} />} />
      <Route
        element={
          <RequireRole role="admin" prepare={pages.layout}>
            <LazyPage load={pages.layout} props={noProps} />
          </RequireRole>
        }
      >
        <Route path="dashboard" element={<LazyPage load={pages.dashboard} props={noProps} />} />
        <Route path="services" element={<LazyPage load={pages.services} props={noProps} />} />
        <Route
          path="services/:id"
          element={<LazyPage load={pages.describeService} props={noProps} />}
        />
        <Route
          path="applications"
          element={<LazyPage load={pages.applications} props={noProps} />}
        />
        <Route path="users" element={<LazyPage load={pages.users} props={noProps} />} />
        <Route path="users/new" element={<LazyPage load={pages.addUser} props={noProps} />} />
        <Route path="reports" element={<LazyPage load={pages.reports} props={noProps} />} />
        <Route path="log" element={<LazyPage load={pages.log} props={noProps} />} />
        <Route path="settings" element={<LazyPage load={pages.settings} props={noProps} />} />
      </Route>
      <Route index element={<Navigate to={adminPaths.dashboard} replace />} />
      <Route
        path="*"
        element={<LazyPage load={pages.notFound} props={{ dashboard: adminPaths.dashboard }} />}
      />
    </Routes>
  );
}
