import { Route, Routes } from 'react-router-dom';
import { describeHostileRecords } from '../../../tools/testing/hostile/describeHostileRecords';
import { hostile } from '../../../tools/testing/hostile/hostileRows';
import { App } from '../App';

describeHostileRecords({
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
    '/admin/users/new',
    '/admin/reports',
    '/admin/log',
    '/admin/settings',
  ],
  opens: { '/admin/applications': [/^Details of/, /^Reject /, /^Approve /] },
});
