import { screen } from '@testing-library/react';
import { openRecords } from 'shared-data';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { StaffArea } from '../testing/StaffArea';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

it('says when a search has looked through the latest matches only', async () => {
  const { applications } = await openRecords();
  jest.spyOn(applications, 'watchPage').mockReturnValue(({ next }) => {
    next({ rows: [], total: 0, searched: 500 });
    return () => undefined;
  });
  renderPortal(<StaffArea />, { path: '/staff/dashboard?search=asha+income', session: 'staff' });
  expect(
    await screen.findByText(
      'Searched the first 500 matches. Add a word or a filter to narrow it down.',
    ),
  ).toBeVisible();
});

it('says nothing where all of them were looked through', async () => {
  renderPortal(<StaffArea />, { path: '/staff/dashboard?search=asha', session: 'staff' });
  await screen.findByRole('table', { name: 'Recent Applications' });
  expect(screen.queryByText(/Searched the first/)).not.toBeInTheDocument();
});
