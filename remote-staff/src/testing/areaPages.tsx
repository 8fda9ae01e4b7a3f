import type { AreaPages } from '../../../tools/testing/AreaPages';
import { hostile } from '../../../tools/testing/hostile/hostileDocuments';
import { StaffArea } from './StaffArea';

/** Every page of the area behind its login. */
export const areaPages: AreaPages = {
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
};
