import { Route, Routes } from 'react-router-dom';
import type { AreaPages } from '../../../tools/testing/AreaPages';
import { hostile } from '../../../tools/testing/hostile/hostileDocuments';
import { App } from '../App';

/** Every page of the area behind its login. */
export const areaPages: AreaPages = {
  role: 'admin',
  area: (
    <Routes>
      <Route path="/admin/*" element={<App />} />
    </Routes>
  ),
  pages: [
    '/admin/dashboard',
    '/admin/services',
    `/admin/services/${hostile.service}`,
    '/admin/applications',
    '/admin/users',
    '/admin/users?search=nobody@example.com',
    '/admin/users/new',
    '/admin/reports',
    '/admin/log',
    '/admin/settings',
  ],
  opens: { '/admin/applications': [/^Details of/, /^Reject /, /^Approve /] },
};
