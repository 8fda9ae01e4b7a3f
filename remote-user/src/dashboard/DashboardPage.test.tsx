import { act, screen, waitFor, within } from '@testing-library/react';
import { bookAppointment, submitApplication } from 'shared-data';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { withoutRecords } from '../../../tools/testing/withoutRecords';
import { Area } from '../testing/Area';

recordsForEachTest();

const citizen = { uid: 'demo-user', name: 'Asha Kulkarni', email: 'asha@example.com' };
const draft = { id: 'mine', service: 'Income Certificate', details: 'Fees.', documents: [] };

/** A card, once its figure is there. */
const figure = (label: string) =>
  waitFor(() => {
    const card = screen.getByText(label).closest('li');
    expect(card).toHaveTextContent(/\d/);
    return card;
  });

it.each([
  ['Active Projects', '12'],
  ['Upcoming Tasks', '8'],
  ['New Messages', '5'],
  ['Pending Items', '3'],
])('%s is %s at first', async (label, value) => {
  renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  expect(await figure(label)).toHaveTextContent(value);
});

it('counts nothing where there are no records, and says that nothing has happened', async () => {
  await withoutRecords('applications', 'projects', 'citizenTasks', 'messages');
  renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  for (const label of ['Active Projects', 'Upcoming Tasks', 'New Messages', 'Pending Items']) {
    expect(await figure(label)).toHaveTextContent(new RegExp(`^${label}0`));
  }
  const activities = screen.getByRole('region', { name: 'Recent Activities' });
  expect(activities).toHaveTextContent('Nothing here yet');
  expect(within(activities).queryByRole('list')).not.toBeInTheDocument();
});

it('counts an application and a meeting, and tells of them first', async () => {
  renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  await figure('Pending Items');
  await act(async () => {
    await submitApplication(draft, citizen);
    await bookAppointment(citizen.uid, { id: 'm', at: '2126-11-23T04:30:00.000Z', purpose: '' });
  });
  const activities = await screen.findByRole('region', { name: 'Recent Activities' });
  await within(activities).findByText('Meeting at the council office');
  expect(await figure('Pending Items')).toHaveTextContent('4');
  expect(await figure('Upcoming Tasks')).toHaveTextContent('9');
  const items = within(activities).getAllByRole('listitem');
  expect(items).toHaveLength(4);
  const link = within(activities).getByRole('link', { name: 'You applied for Income Certificate' });
  expect(link).toHaveAttribute('href', '/user/applications/mine');
});

it('shows four activities with their times, and all of them behind View All', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  const activities = await screen.findByRole('region', { name: 'Recent Activities' });
  const items = await within(activities).findAllByRole('listitem');
  expect(items.map((item) => item.querySelector('time')?.textContent)).toEqual([
    '2 hours ago',
    '5 hours ago',
    '1 day ago',
    '3 days ago',
  ]);
  await user.click(screen.getByRole('link', { name: 'View All' }));
  expect(await screen.findByRole('heading', { name: 'All activities' })).toBeVisible();
  await user.selectOptions(await screen.findByLabelText('Show'), 'Messages');
  expect(screen.getByText('8 activities')).toBeVisible();
});

it.each([
  ['Create New Project', 'Apply for Service'],
  ['Schedule Meeting', 'Schedule Meeting'],
  ['Generate Report', 'Report of your applications'],
])('%s keeps its promise', async (action, heading) => {
  const { user } = renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  await user.click(await screen.findByRole('link', { name: action }));
  expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible();
});

it('says that the figures and the activities are samples, and which of them (#12.5)', async () => {
  renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  expect(await screen.findByText(/Sample data: .* nobody’s/)).toBeVisible();
  const activities = screen.getByRole('region', { name: 'Recent Activities' });
  for (const item of within(activities).getAllByRole('listitem')) {
    expect(item).toHaveTextContent('Sample');
  }
  await act(() => submitApplication(draft, citizen));
  const own = await within(activities).findByRole('link', { name: /^You applied for/ });
  expect(own.closest('li')).not.toHaveTextContent('Sample');
});

it('says nothing of samples where there are none (#12.5)', async () => {
  await withoutRecords('applications', 'projects', 'citizenTasks', 'messages');
  renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  await figure('New Messages');
  expect(screen.queryByText(/Sample/)).not.toBeInTheDocument();
});

it.each([
  ['Active Projects', 'Projects of the council', '12 projects'],
  ['Upcoming Tasks', 'Things to do', '8 things to do'],
  ['New Messages', 'Messages', '5 new messages'],
  ['Pending Items', 'Application Status', '3 applications'],
])('leads from %s to what it counts (#12.6)', async (label, heading, count) => {
  const { user } = renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  await user.click(await screen.findByRole('link', { name: label }));
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(await screen.findByText(count)).toBeVisible();
});

it('leads from each activity to what it is about (#12.6)', async () => {
  renderPortal(<Area />, { path: '/user/dashboard', session: 'user' });
  const activities = await screen.findByRole('region', { name: 'Recent Activities' });
  await within(activities).findAllByRole('listitem');
  const links = within(activities).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/user/activities',
    '/user/messages/1',
    '/user/projects',
    '/user/tasks',
    '/user/messages/2',
  ]);
});
