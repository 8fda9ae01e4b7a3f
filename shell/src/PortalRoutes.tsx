import { Outlet, Route, Routes } from 'react-router-dom';
import { LazyPage } from 'shared-ui';
import { areaNames } from './areas/area';
import { AreaOutlet } from './areas/AreaOutlet';
import { type CouncilPageName } from './council-pages/council-pages';
import { LandingPage } from './landing/LandingPage';
import { NotFoundPage } from './not-found/NotFoundPage';
import { portalPaths } from './portal-paths';
import { Page } from './routing/Page';

const councilPageNames: readonly CouncilPageName[] = [
  'about',
  'help',
  'terms',
  'privacy',
  'accessibility',
];

const loadCouncilPage = () =>
  import('./council-pages/CouncilPage').then(({ CouncilPage }) => CouncilPage);
const loadContact = () =>
  import('./council-pages/ContactPage').then(({ ContactPage }) => ContactPage);
const loadForgotPassword = () =>
  import('./forgot-password/ForgotPasswordPage').then(
    ({ ForgotPasswordPage }) => ForgotPasswordPage,
  );
const loadStatus = () => import('./status/StatusPage').then(({ StatusPage }) => StatusPage);

export function PortalRoutes() {
  return (
    <Routes>
      <Route path={portalPaths.home} element={<LandingPage />} />
      {areaNames.map((area) => (
        <Route key={area} path={`/${area}/*`} element={<AreaOutlet key={area} area={area} />} />
      ))}
      <Route
        path={portalPaths.forgotPassword}
        element={<LazyPage load={loadForgotPassword} props={{}} />}
      />
      <Route
        element={
          <Page>
            <Outlet />
          </Page>
        }
      >
        {councilPageNames.map((page) => (
          <Route
            key={page}
            path={portalPaths[page]}
            element={<LazyPage load={loadCouncilPage} props={{ page }} />}
          />
        ))}
        <Route path={portalPaths.contact} element={<LazyPage load={loadContact} props={{}} />} />
        <Route path={portalPaths.status} element={<LazyPage load={loadStatus} props={{}} />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
