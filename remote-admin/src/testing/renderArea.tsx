import { Route, Routes } from 'react-router-dom';
import type { Role } from 'shared-auth';
import { renderPortal, type RenderPortalOptions } from '../../../tools/testing/renderPortal';
import { App } from '../App';

interface RenderAreaOptions extends Omit<RenderPortalOptions, 'session' | 'path'> {
  /** An admin unless another is given. */
  session?: Role | null;
}

/** The whole area at an address, as the shell shows it, with an admin signed in. */
export function renderArea(path: string, { session = 'admin', ...rest }: RenderAreaOptions = {}) {
  return renderPortal(
    <Routes>
      <Route path="/admin/*" element={<App />} />
      <Route path="*" element={<p>Outside the area</p>} />
    </Routes>,
    { ...rest, path, ...(session ? { session } : {}) },
  );
}
