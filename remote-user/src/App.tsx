import { Navigate, Route, Routes } from 'react-router-dom';
import { RequireRole } from 'shared-auth';
import { LazyPage } from 'shared-ui';
import { LoginPage } from './login/LoginPage';
import { pages } from './pages';
import { userPaths } from './userPaths';

/** The citizens' area, under `/user/*`. */
export function App() {
  return (
    <Routes>
      <Route path="login" element={<LoginPage />} />
      <Route path="register" element={<LazyPage load={pages.register} props={{}} />} />
      <Route
        element={
          <RequireRole role="user" prepare={pages.layout}>
            <LazyPage load={pages.layout} props={{}} />
          </RequireRole>
        }
      >
        <Route path="dashboard" element={<LazyPage load={pages.dashboard} props={{}} />} />
        <Route path="activities" element={<LazyPage load={pages.activities} props={{}} />} />
        <Route path="messages" element={<LazyPage load={pages.messages} props={{}} />} />
        <Route path="messages/:id" element={<LazyPage load={pages.message} props={{}} />} />
        <Route path="tasks" element={<LazyPage load={pages.tasks} props={{}} />} />
        <Route path="projects" element={<LazyPage load={pages.projects} props={{}} />} />
        <Route path="meeting" element={<LazyPage load={pages.meeting} props={{}} />} />
        <Route path="report" element={<LazyPage load={pages.report} props={{}} />} />
        <Route path="profile" element={<LazyPage load={pages.profile} props={{}} />} />
        <Route path="search" element={<LazyPage load={pages.search} props={{}} />} />
        <Route path="search/:service" element={<LazyPage load={pages.service} props={{}} />} />
        <Route path="apply" element={<LazyPage load={pages.apply} props={{}} />} />
        <Route path="applications" element={<LazyPage load={pages.applications} props={{}} />} />
        <Route path="applications/:id" element={<LazyPage load={pages.application} props={{}} />} />
        <Route
          path="applications/:id/receipt"
          element={<LazyPage load={pages.receipt} props={{}} />}
        />
        <Route
          path="applications/:id/certificate"
          element={<LazyPage load={pages.certificate} props={{}} />}
        />
      </Route>
      <Route index element={<Navigate to={userPaths.dashboard} replace />} />
      <Route
        path="*"
        element={<LazyPage load={pages.notFound} props={{ dashboard: userPaths.dashboard }} />}
      />
    </Routes>
  );
}
