import { Route, Routes } from 'react-router-dom';
import { describeHostileRecords } from '../../../tools/testing/hostile/describeHostileRecords';
import { hostile } from '../../../tools/testing/hostile/hostileRows';
import { App } from '../App';

const application = `/user/applications/${hostile.application}`;

describeHostileRecords({
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
    '/user/apply',
    '/user/applications',
    application,
    `${application}/receipt`,
    `${application}/certificate`,
  ],
});
