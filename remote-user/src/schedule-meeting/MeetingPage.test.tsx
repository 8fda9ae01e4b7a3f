import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { saveFile } from '../citizen/saveFile';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { Area } from '../testing/Area';

jest.mock('../citizen/saveFile', () => ({ saveFile: jest.fn() }));

recordsForEachTest();

type User = ReturnType<typeof renderPortal>['user'];

/** Schedules a meeting on the first offered day and hour. */
async function schedule(user: User) {
  for (const label of ['Day', 'Hour']) {
    const field = await screen.findByLabelText(label);
    const [, first] = within(field).getAllByRole('option');
    if (first) await user.selectOptions(field, first);
  }
  await user.click(screen.getByRole('button', { name: 'Schedule Meeting' }));
}

const meetings = () => screen.getByRole('region', { name: 'Your meetings' });

it('schedules a meeting, saves its calendar file, and cancels it', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/meeting', session: 'user' });
  await user.type(await screen.findByLabelText(/^What is it about/), 'Land record; urgent');
  await schedule(user);
  expect(await screen.findByText(/^Your meeting is on .*10:00/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Calendar file (.ics)' }));
  const [name, content, type] = jest.mocked(saveFile).mock.lastCall ?? [];
  expect(name).toMatch(/^meeting-\d{4}-\d\d-\d\d\.ics$/);
  expect(type).toContain('text/calendar');
  expect(content).toMatch(/DTSTART:\d{8}T043000Z/);
  expect(content).toContain('DESCRIPTION:Land record\\; urgent');

  // The list updates from the records, possibly after the confirmation is shown.
  const cancel = await within(meetings()).findByRole('button', { name: /^Cancel the meeting on/ });
  await user.click(cancel);
  const dialog = screen.getByRole('dialog', { name: 'Cancel this meeting?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel meeting' }));
  await waitFor(() => expect(meetings()).toHaveTextContent('You have no meeting.'));
});

it('shows what is missing', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/meeting', session: 'user' });
  await screen.findByLabelText('Day');
  await user.click(screen.getByRole('button', { name: 'Schedule Meeting' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Choose a day.*Choose an hour/);
});

it('refuses a second meeting at the same hour, at its field', async () => {
  const { user } = renderPortal(<Area />, { path: '/user/meeting', session: 'user' });
  await schedule(user);
  await screen.findByText(/^Your meeting is on/);
  await schedule(user);
  await waitFor(() =>
    expect(screen.getByLabelText('Hour')).toHaveAccessibleDescription(/choose another/),
  );
});

it('keeps what was typed while the citizen is on another page, until the meeting is scheduled (#15.5)', async () => {
  const ui = (
    <>
      <Link to="/user/meeting">To the meetings</Link>
      <Area />
    </>
  );
  const { user } = renderPortal(ui, { path: '/user/meeting', session: 'user' });
  const purpose = () => screen.findByLabelText(/^What is it about/);
  const leaveAndComeBack = async () => {
    await user.click(screen.getByRole('link', { name: 'Search' }));
    await screen.findByRole('heading', { level: 1, name: 'Discover Services' });
    await user.click(screen.getByRole('link', { name: 'To the meetings' }));
  };
  await user.type(await purpose(), 'Land record');
  await leaveAndComeBack();
  expect(await purpose()).toHaveValue('Land record');

  await schedule(user);
  await screen.findByText(/^Your meeting is on/);
  await leaveAndComeBack();
  expect(await purpose()).toHaveValue('');
});
