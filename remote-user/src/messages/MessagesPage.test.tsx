import { screen, waitFor, within } from '@testing-library/react';
import { OfflineError, openRecords } from 'shared-data';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { withoutRecords } from 'shared-data/testing';
import { Area } from '../testing/Area';
import { axeOf } from '../testing/axeOf';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const open = (path = '/user/messages') => renderPortal(<Area />, { path, session: 'user' });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem');

it('lists the messages, newest first, and marks the new ones and the samples (#12.6)', async () => {
  const { container } = open();
  const listed = await rows();
  expect(listed).toHaveLength(8);
  expect(listed[0]).toHaveTextContent(/Ration card camp on Saturday.*New.*Council office.*Sample/);
  expect(listed.filter((row) => within(row).queryByText('New'))).toHaveLength(5);
  expect(await axeOf(container)).toHaveNoViolations();
});

it('opens a message, which is no longer marked as new afterwards (#12.6)', async () => {
  const { user, container } = open();
  await user.click(await screen.findByRole('link', { name: 'Ration card camp on Saturday' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Ration card camp on Saturday' }),
  ).toBeVisible();
  expect(screen.getByText(/Bring the original ration card/)).toBeVisible();
  expect(await axeOf(container)).toHaveNoViolations();
  await user.click(screen.getByRole('link', { name: 'Back to all messages' }));
  expect(await screen.findByText('4 new messages')).toBeVisible();
  const [first = document.body] = await rows();
  expect(within(first).queryByText('New')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  const card = (await screen.findByText('New Messages')).closest('li');
  await waitFor(() => expect(card).toHaveTextContent(/^New Messages4/));
});

it('shows a message that cannot be marked as read, with a note that it stays new (#12.6)', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { citizenDashboard } = await openRecords();
  jest.spyOn(citizenDashboard, 'readMessage').mockRejectedValue(new OfflineError());
  open('/user/messages/1');
  expect(await screen.findByText(/Bring the original ration card/)).toBeVisible();
  expect(await screen.findByText(/still shows as new/)).toBeVisible();
});

it('marks a message as read once (#12.6)', async () => {
  const { citizenDashboard } = await openRecords();
  const read = jest.spyOn(citizenDashboard, 'readMessage');
  const { user } = open('/user/messages/1');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole('link', { name: 'Back to all messages' }));
  expect(await screen.findByText('4 new messages')).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Ration card camp on Saturday' }));
  await screen.findByText(/Bring the original ration card/);
  expect(read).toHaveBeenCalledTimes(1);
});

it('shows a text if there is no such message', async () => {
  open('/user/messages/nothing');
  expect(await screen.findByText('There is no such message')).toBeVisible();
});

it('shows a text if there are no messages', async () => {
  await withoutRecords('messages');
  open();
  expect(await screen.findByText('No messages yet')).toBeVisible();
});
