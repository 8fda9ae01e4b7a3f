import { Route, Routes } from 'react-router-dom';
import type { Role } from 'shared-auth';
import { renderPortal, type RenderPortalOptions } from '../../../tools/testing/render-portal';
import { App } from '../App';

interface RenderAreaOptions extends Omit<RenderPortalOptions, 'session'> {
  /** A citizen unless told otherwise. */
  session?: Role | null;
}

/** The whole area at an address, as the shell shows it, with a citizen signed in. */
export function renderArea(path: string, { session = 'user', ...rest }: RenderAreaOptions = {}) {
  return renderPortal(
    <Routes>
      <Route path="/user/*" element={<App />} />
      <Route path="*" element={<p>Outside the area</p>} />
    </Routes>,
    { ...rest, path, ...(session ? { session } : {}) },
  );
}
