import { describeHostileRecords } from '../../../tools/testing/hostile/describeHostileRecords';
import { hostile } from '../../../tools/testing/hostile/hostileRows';
import { StaffArea } from './StaffArea';

describeHostileRecords({
  role: 'staff',
  area: <StaffArea />,
  pages: [
    '/staff/dashboard',
    '/staff/worklist',
    `/staff/review/${hostile.application}`,
    '/staff/tasks',
    '/staff/applications',
    '/staff/payslips',
    `/staff/receipts/${hostile.application}/${hostile.receipt}`,
    '/staff/day-sheet',
  ],
});
