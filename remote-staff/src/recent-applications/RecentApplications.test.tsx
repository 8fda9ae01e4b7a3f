import { screen, within } from '@testing-library/react';
import { openRecords, type ApplicationPage } from 'shared-data';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { StaffArea } from '../testing/StaffArea';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

it('shows a message when a search was limited to the latest matches', async () => {
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

it('shows no message if the search covered all matches', async () => {
  renderPortal(<StaffArea />, { path: '/staff/dashboard?search=asha', session: 'staff' });
  await screen.findByRole('table', { name: 'Recent Applications' });
  expect(screen.queryByText(/Searched the first/)).not.toBeInTheDocument();
});

it('shows the deadline in the details @rest (#18.1)', async () => {
  const { applications } = await openRecords();
  const watchPage = applications.watchPage.bind(applications);
  jest.spyOn(applications, 'watchPage').mockImplementation((query) => (observer) => {
    const next = ({ rows, ...page }: ApplicationPage) =>
      observer.next({
        ...page,
        rows: rows.map((row) => ({ ...row, deadline: { day: '2020-01-02' } })),
      });
    return watchPage(query)({ ...observer, next });
  });
  const { user } = renderPortal(<StaffArea />, {
    path: '/staff/dashboard?status=pending',
    session: 'staff',
  });
  const [details] = await screen.findAllByRole('button', { name: /^Details of/ });
  if (details) await user.click(details);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/^overdue by [\d,]+ days$/)).toBeVisible();
});

it('shows the admins’ word for a priority if it differs @rest (#18.3)', async () => {
  renderPortal(<StaffArea />, { path: '/staff/dashboard?search=water', session: 'staff' });
  await screen.findByRole('table', { name: 'Recent Applications' });
  expect(screen.getByText('High')).toBeVisible();
  expect(screen.getByText('Admins: Urgent')).toBeVisible();
});
