import { screen } from '@testing-library/react';
import { liveRecords } from '../../../tools/testing/liveRecords';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { StaffArea } from '../testing/StaffArea';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

it('says since when the pages are old, and when they are no longer', async () => {
  const { setConnection } = await liveRecords();
  renderPortal(<StaffArea />, { path: '/staff/tasks', session: 'staff' });
  await screen.findByRole('table');
  setConnection({ state: 'offline', since: new Date(2026, 10, 20, 14, 32).toISOString() });
  expect(
    screen.getByText(/^You are offline\. Showing what was stored .* 20 Nov 2026, 2:32\spm\.$/),
  ).toBeVisible();
  setConnection({ state: 'connected' });
  expect(screen.getByText('Connected again')).toBeVisible();
});
