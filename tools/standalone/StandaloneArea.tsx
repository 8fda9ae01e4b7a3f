import { Navigate, Route, Routes } from 'react-router-dom';
import { dashboardPath, type Role } from 'shared-auth';
import type { AreaModule } from 'shared-platform';
import { Announcer } from 'shared-ui';
import { StandaloneBar } from './StandaloneBar';

export interface StandaloneAreaProps extends AreaModule {
  area: Role;
}

/** One area at its own paths, without the rest of the portal. */
export function StandaloneArea({ area, App }: StandaloneAreaProps) {
  return (
    <>
      <StandaloneBar area={area} />
      <main>
        <Routes>
          <Route path={`/${area}/*`} element={<App />} />
          <Route path="*" element={<Navigate to={dashboardPath(area)} replace />} />
        </Routes>
      </main>
      <Announcer />
    </>
  );
}
