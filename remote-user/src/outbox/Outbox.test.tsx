import { act, screen, waitFor, within } from '@testing-library/react';
import {
  OfflineError,
  RecordNotFoundError,
  submitApplication,
  type WaitingSubmission,
} from 'shared-data';
import { liveRecords } from '../../../tools/testing/liveRecords';
import { recordsForEachTest } from '../../../tools/testing/recordsForEachTest';
import { renderPortal } from '../../../tools/testing/renderPortal';
import { Area } from '../testing/Area';
import { axeOf } from '../testing/axeOf';
import { Announcer } from 'shared-ui';

recordsForEachTest();
afterEach(() => jest.restoreAllMocks());

const citizen = { uid: 'demo-user', name: 'Asha Kulkarni', email: 'asha@example.com' };

const waiting: WaitingSubmission = {
  id: 'waits',
  service: 'Trade License',
  details: 'A small shop.',
  documents: [
    { name: 'card.pdf', type: 'application/pdf', size: 482_000 },
    { name: 'shop.jpg', type: 'image/jpeg', size: 900 },
  ],
  queuedAt: new Date('2026-11-20T13:05:00+05:30').toISOString(),
  state: 'waiting',
  sent: 0,
};

async function openOutbox(first: WaitingSubmission[] = [waiting], page = 'applications') {
  const records = await liveRecords();
  records.setOutbox(first);
  const view = renderPortal(
    <>
      <Area />
      <Announcer />
    </>,
    { path: `/user/${page}`, session: 'user' },
  );
  await screen.findByText(page === 'dashboard' ? 'Recent Activities' : '5 applications');
  return { ...view, ...records };
}

const section = () => screen.findByRole('region', { name: 'Waiting to be sent' });
const button = (name: string) => screen.getByRole('button', { name });
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

it.each(['applications', 'dashboard'])('lists submissions on the page %s', async (page) => {
  const { container } = await openOutbox([waiting], page);
  const entry = within(within(await section()).getAllByRole('listitem')[0] ?? container);
  expect(entry.getByText('Trade License')).toBeVisible();
  expect(entry.getByText(/^Submitted 20 Nov 2026, 1:05\spm$/)).toBeVisible();
  expect(entry.getByText('Waiting for the network')).toBeVisible();
  expect(
    within(entry.getByRole('list', { name: 'Documents' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['card.pdf (471 kB)', 'shop.jpg (900 bytes)']);
  expect(await axeOf(container)).toHaveNoViolations();
});

it('shows nothing when nothing waits @rest', async () => {
  await openOutbox([]);
  await screen.findByRole('table');
  expect(screen.queryByText('Waiting to be sent')).not.toBeInTheDocument();
});

describe('the storage of the browser', () => {
  const saving = (isKept: boolean, answer: boolean) => {
    const storage = {
      persisted: jest.fn(() => Promise.resolve(isKept)),
      persist: jest.fn(() => Promise.resolve(answer)),
    };
    Object.assign(navigator, { storage });
    return storage;
  };
  const note = /may delete it if it runs out of space/;
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'storage');
  });

  it.each([
    ['keeps it already', true, false, false, 0],
    ['agrees to keep it', false, true, false, 1],
    ['refuses to keep it', false, false, true, 1],
  ])(
    'asks once a browser that %s, and explains a refusal @rest (#12.10)',
    async (_what, isKept, answer, isNotified, asked) => {
      const { persist, persisted } = saving(isKept, answer);
      const { setOutbox } = await openOutbox();
      await section();
      await waitFor(() => expect(persisted).toHaveBeenCalled());
      if (isNotified) expect(await screen.findByText(note)).toBeVisible();
      setOutbox([waiting, { ...waiting, id: 'second' }]);
      await screen.findAllByRole('button', { name: 'Discard Trade License' });
      expect(screen.queryAllByText(note)).toHaveLength(isNotified ? 1 : 0);
      expect(persist).toHaveBeenCalledTimes(asked);
    },
  );

  it('does not ask the browser for storage if nothing waits (#12.10)', async () => {
    const { persist } = saving(false, false);
    await openOutbox([]);
    await screen.findByRole('table');
    expect(persist).not.toHaveBeenCalled();
  });
});

it('shows the progress', async () => {
  await openOutbox([{ ...waiting, state: 'sending', sent: 0.4 }]);
  await section();
  expect(screen.getByText('Sending, 40%')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Sending Trade License' })).toHaveAttribute(
    'value',
    '0.4',
  );
  expect(screen.queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument();
});

it.each([
  ['not-allowed', /did not accept it/],
  ['full', /no room left on this device/],
  ['signed-out', /Sign in and try again/],
  ['daily-limit', /try again tomorrow/],
  ['open-limit', /when one of them is decided/],
  ['unconfirmed', /confirm your address/],
  ['not-offered', /does not offer this service/],
  [undefined, /Something went wrong/],
] as const)('explains why it could not be sent: %s @rest', async (problem, why) => {
  const { setOutbox, container } = await openOutbox();
  await section();
  setOutbox([{ ...waiting, state: 'failed', ...(problem ? { problem } : {}) }]);
  expect(screen.getByText('Could not be sent')).toBeVisible();
  expect(said()).toContainEqual(expect.stringMatching(why));
  expect(await axeOf(container)).toHaveNoViolations();
});

it('asks for a confirmed address, and then sends the submission (#12.13)', async () => {
  const { user, store, setOutbox } = await openOutbox();
  const retry = jest.spyOn(store.outbox, 'retry').mockResolvedValue();
  await section();
  setOutbox([{ ...waiting, state: 'failed', problem: 'unconfirmed' }]);
  await user.click(await screen.findByRole('button', { name: 'I have confirmed' }));
  await waitFor(() => expect(retry).toHaveBeenCalledWith('demo-user', 'waits'));
});

it('retries on request, and keeps the focus @rest', async () => {
  const { user, store, setOutbox } = await openOutbox([{ ...waiting, state: 'failed' }]);
  const retry = jest.spyOn(store.outbox, 'retry').mockResolvedValue();
  await section();
  await user.click(button('Try again: Trade License'));
  expect(retry).toHaveBeenCalledWith('demo-user', 'waits');
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  setOutbox([{ ...waiting, state: 'sending', sent: 0.1 }]);
  expect(button('Trying...')).toHaveFocus();
  setOutbox([waiting]);
  expect(button('Try again: Trade License')).toHaveFocus();
});

it('shows that a retry failed, unless the submission no longer exists', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { user, store } = await openOutbox();
  const retry = jest.spyOn(store.outbox, 'retry');
  await section();
  retry.mockRejectedValueOnce(new RecordNotFoundError('submission', 'waits'));
  await user.click(button('Try again: Trade License'));
  expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument();
  retry.mockRejectedValueOnce(new OfflineError());
  await user.click(button('Try again: Trade License'));
  expect(await screen.findByText(/^The council’s server cannot be reached\./)).toBeVisible();
});

it('discards only after a confirmation that lists what is lost @rest', async () => {
  const { user, store, setOutbox } = await openOutbox();
  const discard = jest.spyOn(store.outbox, 'discard').mockImplementation(() => {
    setOutbox([]);
    return Promise.resolve();
  });
  await section();
  await user.click(button('Discard Trade License'));
  const dialog = screen.getByRole('dialog', { name: 'Discard this application?' });
  expect(dialog).toHaveTextContent(/Trade License/);
  expect(dialog).toHaveTextContent('These documents will be gone too: card.pdf and shop.jpg');
  await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  expect(discard).not.toHaveBeenCalled();

  await user.click(button('Discard Trade License'));
  await user.click(within(dialog).getByRole('button', { name: 'Discard' }));
  expect(discard).toHaveBeenCalledWith('demo-user', 'waits');
  expect(screen.queryByText('Waiting to be sent')).not.toBeInTheDocument();
  expect(screen.getByText('The application for Trade License has been discarded.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('removes an entry when it is sent, shows a message, and adds it to the list @rest', async () => {
  const { user, store, setOutbox } = await openOutbox([
    waiting,
    { ...waiting, id: 'other', service: 'Water Connection' },
  ]);
  jest.spyOn(store.outbox, 'retry').mockReturnValue(new Promise(() => undefined));
  await section();
  await user.click(button('Try again: Trade License'));
  await act(() => submitApplication({ ...waiting, documents: [] }, citizen));
  setOutbox([{ ...waiting, id: 'other', service: 'Water Connection' }]);
  await waitFor(() =>
    expect(said()).toContain('Your application for Trade License has been sent.'),
  );
  expect(await screen.findByRole('link', { name: 'Trade License' })).toBeVisible();
  expect(within(await section()).getAllByText('Water Connection')).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('does not show as sent a submission that was discarded in another tab', async () => {
  const { setOutbox } = await openOutbox([{ ...waiting, service: 'Fishing Permit' }]);
  await section();
  setOutbox([]);
  await screen.findByRole('table');
  expect(said()).not.toContainEqual(expect.stringContaining('Fishing Permit has been sent'));
});

it('closes the dialog when the submission is sent meanwhile', async () => {
  const { user, setOutbox } = await openOutbox();
  await section();
  await user.click(button('Discard Trade License'));
  setOutbox([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});
