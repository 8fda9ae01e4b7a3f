import { Navigate, Route, Routes } from 'react-router-dom';
import { RequireRole } from 'shared-auth';
import { LazyPage } from 'shared-ui';
import { LoginPage } from './login/LoginPage';
import { pages } from './pages';
import { staffPaths } from './staffPaths';

const noProps = {};

/** The staff area, under `/staff/*`. */
export function App() {
  return (
    <Routes>
      <Route path="login" element={<LoginPage />} />
      <Route path="request" element={<LazyPage load={pages.request} props={noProps} />} />
      <Route
        element={
          <RequireRole role="staff" prepare={pages.layout}>
            <LazyPage load={pages.layout} props={noProps} />
          </RequireRole>
        }
      >
        <Route path="dashboard" element={<LazyPage load={pages.dashboard} props={noProps} />} />
        <Route path="worklist" element={<LazyPage load={pages.worklist} props={noProps} />} />
        <Route path="tasks" element={<LazyPage load={pages.tasks} props={noProps} />} />
        <Route
          path="applications"
          element={<LazyPage load={pages.applications} props={noProps} />}
        />
        <Route path="payslips" element={<LazyPage load={pages.payslips} props={noProps} />} />
        <Route
          path="receipts/:id/:receipt"
          element={<LazyPage load={pages.receipts} props={noProps} />}
        />
        <Route path="day-sheet" element={<LazyPage load={pages['day-sheet']} props={noProps} />} />
        <Route path="review/:id" element={<LazyPage load={pages.review} props={noProps} />} />
      </Route>
      <Route index element={<Navigate to={staffPaths.dashboard} replace />} />
      <Route
        path="*"
        element={<LazyPage load={pages.notFound} props={{ dashboard: staffPaths.dashboard }} />}
      />
    </Routes>
  );
}
