import { Outlet, Route, Routes } from 'react-router-dom';
import { areaNames } from './areas/area';
import { councilPageNames } from './council-pages/councilPageNames';
import { useIsNeutral } from './hydration/NeutralDocument';
import { NotFoundPage } from './not-found/NotFoundPage';
import { pages } from './pages';
import { portalPaths } from './portalPaths';
import { AwaitedPage, FullHeight } from './routing/AwaitedPage';
import { CodePage } from './routing/CodePage';
import { Page } from './routing/Page';

export function PortalRoutes() {
  const awaited = <AwaitedPage />;
  if (useIsNeutral()) return awaited;

  return (
    <Routes>
      <Route path={portalPaths.home} element={<CodePage code={pages.landing} props={{}} />} />
      {areaNames.map((area) => (
        <Route
          key={area}
          path={`/${area}/*`}
          element={<CodePage key={area} code={pages.area} props={{ area }} waiting={awaited} />}
        />
      ))}
      <Route
        path={portalPaths.forgotPassword}
        element={<CodePage code={pages.forgotPassword} props={{}} />}
      />
      {(['status', 'verify', 'track'] as const).map((page) => (
        <Route
          key={page}
          path={portalPaths[page]}
          element={
            <FullHeight>
              <Page>
                <CodePage code={pages[page]} props={{}} />
              </Page>
            </FullHeight>
          }
        />
      ))}
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
            element={<CodePage code={pages.council} props={{ page }} />}
          />
        ))}
        <Route
          path={portalPaths.services}
          element={<CodePage code={pages.services} props={{}} />}
        />
        <Route
          path={`${portalPaths.services}/:slug`}
          element={<CodePage code={pages.service} props={{}} />}
        />
        <Route path={portalPaths.contact} element={<CodePage code={pages.contact} props={{}} />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
