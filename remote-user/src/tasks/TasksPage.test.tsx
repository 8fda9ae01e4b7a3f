import { act, screen, waitFor, within } from '@testing-library/react';
import { bookAppointment, OfflineError, openRecords } from 'shared-data';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { withoutRecords } from 'shared-data/testing';
import { Area } from '../testing/Area';
import { axeOf } from '../testing/axeOf';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const open = () => renderPortal(<Area />, { path: '/user/tasks', session: 'user' });
const deed = 'Bring the original ration card for checking';

it('ticks a task, keeps it in its place, and reverts it (#12.6)', async () => {
  const { user, container } = open();
  const box = await screen.findByRole('checkbox', { name: deed });
  const places = () => screen.getAllByRole('checkbox').map((each) => each.id);
  const before = places();
  expect(box).not.toBeChecked();
  expect(await axeOf(container)).toHaveNoViolations();
  await user.click(box);
  expect(box).toBeChecked();
  expect(await screen.findByText('7 things to do')).toBeVisible();
  expect(places()).toEqual(before);
  await waitFor(() => expect(box.closest('li')).toHaveAttribute('aria-busy', 'false'));
  await user.click(box);
  expect(await screen.findByText('8 things to do')).toBeVisible();
  expect(box).not.toBeChecked();
});

it('no longer counts a ticked task on the dashboard, and counts it again without the tick @rest (#12.6)', async () => {
  const { user } = open();
  const tick = async () => user.click(await screen.findByRole('checkbox', { name: deed }));
  const goTo = (page: string) => user.click(screen.getByRole('link', { name: page }));
  const expectCard = async (text: RegExp) => {
    const card = (await screen.findByText('Upcoming Tasks')).closest('li');
    await waitFor(() => expect(card).toHaveTextContent(text));
  };
  await tick();
  await screen.findByText('7 things to do');
  await goTo('Dashboard');
  await expectCard(/^Upcoming Tasks7/);
  await goTo('Upcoming Tasks');
  await tick();
  await screen.findByText('8 things to do');
  await goTo('Dashboard');
  await expectCard(/^Upcoming Tasks8/);
});

it('ignores a second press while the first is being saved @rest (#12.6)', async () => {
  const { citizenDashboard } = await openRecords();
  const change = jest
    .spyOn(citizenDashboard, 'changeTask')
    .mockReturnValue(new Promise(() => undefined));
  const { user } = open();
  const box = await screen.findByRole('checkbox', { name: deed });
  await user.click(box);
  await user.click(box);
  expect(change).toHaveBeenCalledTimes(1);
  expect(box).toBeChecked();
});

it('shows a message if a tick was not saved, and removes it @rest (#12.6)', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { citizenDashboard } = await openRecords();
  jest.spyOn(citizenDashboard, 'changeTask').mockRejectedValueOnce(new OfflineError());
  const { user } = open();
  const box = await screen.findByRole('checkbox', { name: deed });
  await user.click(box);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /was not saved.*The council’s server cannot be reached/,
  );
  await waitFor(() => expect(box).not.toBeChecked());
});

it('lists the upcoming meetings, and marks the samples @rest (#12.6)', async () => {
  open();
  await screen.findByRole('checkbox', { name: deed });
  await act(() =>
    bookAppointment('demo-user', { id: 'm', at: '2126-11-23T04:30:00.000Z', purpose: '' }),
  );
  const meeting = await screen.findByRole('link', { name: 'Meeting at the council office' });
  expect(meeting).toHaveAttribute('href', '/user/meeting');
  expect(screen.getByText('9 things to do')).toBeVisible();
  const open8 = screen.getByRole('list', { name: 'To do' });
  expect(within(open8).getAllByText(/Sample/)).toHaveLength(8);
  expect(
    within(screen.getByRole('list', { name: 'Done before' })).getAllByRole('listitem'),
  ).toHaveLength(2);
});

it('shows a message if there is nothing to do @rest', async () => {
  await withoutRecords('citizenTasks');
  open();
  expect(await screen.findByText('Nothing to do')).toBeVisible();
});
