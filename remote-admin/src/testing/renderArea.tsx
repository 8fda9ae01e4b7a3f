import { Route, Routes } from 'react-router-dom';
import type { Role } from 'shared-auth';
import { renderPortal, type RenderPortalOptions } from '../../../tools/testing/renderPortal';
import { App } from '../App';

interface RenderAreaOptions extends Omit<RenderPortalOptions, 'session' | 'path'> {
  /** An admin by default. */
  session?: Role | null;
}

/** Renders the whole area at an address, as in the shell, with an admin signed in. */
export function renderArea(path: string, { session = 'admin', ...rest }: RenderAreaOptions = {}) {
  return renderPortal(
    <Routes>
      <Route path="/admin/*" element={<App />} />
      <Route path="*" element={<p>Outside the area</p>} />
    </Routes>,
    { ...rest, path, ...(session ? { session } : {}) },
  );
}
