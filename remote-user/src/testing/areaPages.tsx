import { Route, Routes } from 'react-router-dom';
import type { AreaPages } from '../../../tools/testing/AreaPages';
import { hostile } from '../../../tools/testing/hostile/hostileDocuments';
import { App } from '../App';

const application = `/user/applications/${hostile.application}`;

/** Every page of the area behind its login. */
export const areaPages: AreaPages = {
  role: 'user',
  area: (
    <Routes>
      <Route path="/user/*" element={<App />} />
    </Routes>
  ),
  pages: [
    '/user/dashboard',
    '/user/activities',
    '/user/messages',
    '/user/messages/h-0',
    '/user/tasks',
    '/user/projects',
    '/user/meeting',
    '/user/report',
    '/user/profile',
    '/user/search',
    '/user/search?q=no%20such%20service',
    '/user/search/Birth%20Certificate',
    '/user/apply',
    '/user/applications',
    application,
    `${application}/receipt`,
    `${application}/certificate`,
  ],
};
